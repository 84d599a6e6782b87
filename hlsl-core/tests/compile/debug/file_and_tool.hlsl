// args: -T ps_6_0 -E main -fspv-debug=file -fspv-debug=tool -fspv-target-env=vulkan1.1 -fdebug-prefix-map==shaders
// The file has the name that it is mapped to; there is neither its text nor a line.

float4 main() : SV_Target { return 1; }
