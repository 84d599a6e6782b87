// args: -T ps_6_0 -E main -HV 2020
float4 main() : SV_Target { return 1; }
