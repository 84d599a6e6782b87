// args: -T ps_6_0 -E main -enable-16bit-type
float4 main() : SV_Target { return 1; }
