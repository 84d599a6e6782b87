// args: -T vs_6_0 -E main -fspv-target-env=wgpu
// args: -T vs_6_0 -E main -fspv-target-env=webgpu
// The stages between it and rasterization would write the position.
float4 main(float4 color : COLOR) : COLOR
{
    return 2 * color;
}
