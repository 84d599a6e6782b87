// args: -T ps6 -E main
float4 main() : SV_Target { return 1; }
