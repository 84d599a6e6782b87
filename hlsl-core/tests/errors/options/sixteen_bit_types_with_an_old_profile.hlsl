// args: -T ps_6_0 -E main -enable-16bit-types
float4 main() : SV_Target { return 1; }
