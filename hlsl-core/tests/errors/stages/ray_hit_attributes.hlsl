// args: -T lib_6_5 -fspv-target-env=vulkan1.2
// A shader has one variable for them; another shader may have another.
struct Flat { float2 at; };
struct Round { float3 normal; };
void report_round() {
  Round round = { float3(0, 1, 0) };
  ReportHit(2, 1, round);
}
[shader("intersection")] void both() {
  Flat flat = { float2(0, 0) };
  ReportHit(1, 0, flat);
  report_round();
}
[shader("intersection")] void one() { report_round(); }
