// args: -T ps_6_2 -E main -enable-16bit-types -HV 2016
float4 main() : SV_Target { return 1; }
