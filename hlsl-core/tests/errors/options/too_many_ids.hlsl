// args: -T ps_6_0 -E main -fspv-max-id 5
float4 main() : SV_Target { return 1; }
