// args: -T ps_6_0 -E main -fvk-invert-y
float4 main() : SV_Target { return 1; }
