// args: -T ps_6_0 -E main -HV 2018
_Static_assert(1 == 1, "one");
float4 main() : SV_Target { return 1; }
