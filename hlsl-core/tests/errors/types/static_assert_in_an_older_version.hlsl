// args: -T ps_6_0 -E main -HV 2018
static_assert(1 == 1, "one");
float4 main() : SV_Target { return 1; }
