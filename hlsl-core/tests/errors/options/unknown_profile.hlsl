// args: -T px_6_0 -E main
// args: -T ps_9_9 -E main
float4 main() : SV_Target { return 1; }
