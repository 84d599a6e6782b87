// args: -T ps_6_0 -E main -HV 2018
float4 main() : SV_Target { for (int i = 0; i < 2; ++i) { } for (int i = 0; i < 2; ++i) { } return 1; }
