// args: -T ps_7_3 -E main
float4 main() : SV_Target { return 1; }
