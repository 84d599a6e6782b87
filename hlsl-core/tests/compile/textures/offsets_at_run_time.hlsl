// args: -T ps_6_7 -E main
// Offsets that only the running shader knows: Vulkan takes them in gathers. Elsewhere the location is moved, by as much
// as the size of the level says, if one whole level is sampled.
Texture1D<float4> line_;
Texture2D<float4> image;
Texture2DArray<float4> layers;
Texture3D<float4> volume;
SamplerState linear_;
SamplerComparisonState compare;
cbuffer Offsets {
    int3 by;
};

float4 main(float4 at : AT) : SV_Target {
    float4 result = line_.SampleLevel(linear_, at.x, 2, by.x);
    result += layers.SampleLevel(linear_, at.xyz, 0, by.xy);
    result += volume.SampleLevel(linear_, at.xyz, 1, by);
    result += image.SampleCmpLevelZero(compare, at.xy, at.w, by.xy);
    result += image.SampleCmpLevel(compare, at.xy, at.w, 3, by.xy);
    return result + image.Gather(linear_, at.xy, by.xy);
}
