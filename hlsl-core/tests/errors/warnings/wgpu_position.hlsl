// args: -T vs_6_0 -E main -fspv-target-env=webgpu
float4 main(float4 color : COLOR) : COLOR { return color; }
