// args: -T ps_6_0 -E main -HV 2018
struct S { uint a : 4; };
float4 main() : SV_Target { return 1; }
