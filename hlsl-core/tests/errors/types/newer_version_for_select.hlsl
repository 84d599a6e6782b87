// args: -T ps_6_0 -E main -HV 2018
struct S { bool operator()(float a) { return a > 1; } };
float4 main() : SV_Target { return 1; }
