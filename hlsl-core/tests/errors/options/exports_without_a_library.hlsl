// args: -T ps_6_0 -E main -exports main
float4 main() : SV_Target { return 1; }
