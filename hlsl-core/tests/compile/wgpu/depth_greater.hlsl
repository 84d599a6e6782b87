// A promise about the depth is not needed.
// args: -T ps_6_1 -E main -fspv-target-env=webgpu
float4 main(float4 position : SV_Position, out float depth : SV_DepthGreaterEqual) : SV_Target
{
    depth = position.z + 0.25;
    return position;
}
