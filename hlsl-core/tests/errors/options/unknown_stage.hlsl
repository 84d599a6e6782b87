// args: -T fs_6_0 -E main
float4 main() : SV_Target { return 1; }
