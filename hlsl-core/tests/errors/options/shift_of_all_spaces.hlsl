// args: -T ps_6_0 -E main -fvk-t-shift 10 all -fvk-t-shift 20 1
float4 main() : SV_Target { return 1; }
