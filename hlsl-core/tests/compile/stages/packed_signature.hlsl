// manual: Vulkan-specific options (-pack-optimized)
// Outputs share locations where they fit; what the host feeds to a vertex shader does not.
// args: -T vs_6_0 -E main -pack-optimized
// args: -T vs_6_0 -E main -pack-optimized -fvk-stage-io-order=alpha
struct Output
{
    float4 position : SV_Position;
    float fog : FOG;
    double depth : DEPTH;
    float2 coordinates[2] : COORDINATES;
    double3 wide[2] : WIDE;
    float2 rest : REST;
};

Output main(float fog : FOG, float2 offset : OFFSET, float4 position : POSITION)
{
    Output output;
    output.position = position;
    output.fog = fog;
    output.depth = position.z;
    output.coordinates[0] = offset;
    output.coordinates[1] = -offset;
    output.wide[0] = output.wide[1] = position.xyz;
    output.rest = offset.yx;
    return output;
}
