// args: -T ps_6_0 -E main -fspv-debug=everything
float4 main() : SV_Target { return 1; }
