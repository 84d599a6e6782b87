// args: -T ps_6_0 -E main -fvk-t-shift -3 0
float4 main() : SV_Target { return 1; }
