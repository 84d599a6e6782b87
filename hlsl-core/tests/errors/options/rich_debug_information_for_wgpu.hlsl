// args: -T ps_6_0 -E main -fspv-debug=rich-with-source -fspv-target-env=webgpu
float4 main() : SV_Target { return 1; }
