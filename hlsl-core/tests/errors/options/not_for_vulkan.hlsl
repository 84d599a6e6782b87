// args: -T ps_6_0 -E main -Gec
// args: -T ps_6_0 -E main -O4
// args: -T ps_6_0 -E main -HV 2015
float4 main() : SV_Target { return 1; }
