// args: -T ps_6_0 -E main -fspv-target-env=vulkan1.9
float4 main() : SV_Target { return 1; }
