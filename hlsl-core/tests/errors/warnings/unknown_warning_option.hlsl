// args: -T ps_6_0 -E main -Wno-banana
float4 main() : SV_Target { return 1; }
