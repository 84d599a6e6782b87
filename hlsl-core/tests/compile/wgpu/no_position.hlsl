// args: -T vs_6_0 -E main -fspv-target-env=wgpu
// WGSL wants a position of every vertex shader: this one gets a constant.
float4 main(float4 color : COLOR) : COLOR { return color; }
