// args: -T ps_6_0 -E main -denorm ftz
float4 main() : SV_Target { return 1; }
