// args: -T lib_6_5 -fspv-extension=SPV_NV_ray_tracing
// A distance that ReportHit changes is read again each time: SPIR-V 1.0 has volatile loads, but not the Vulkan memory model.
struct Spot { float2 at; };

[shader("intersection")]
void intersect() {
  Spot spot = { float2(RayTCurrent(), 1) };
  ReportHit(0.5, 0, spot);
  spot.at.x = RayTCurrent();
  ReportHit(0.25, 1, spot);
}
