// args: -T ps_6_0 -E main
// args: -T ps_6_0 -E main -Od
Texture2D<float4> near_map;
Texture2D<float4> far_map;
SamplerState smooth;
SamplerState sharp;

struct Source
{
    Texture2D<float4> map;
    SamplerState filter;
    float scale;
};

Source source_of(float depth)
{
    Source source;
    source.map = near_map;
    source.filter = sharp;
    source.scale = 1.0;
    if (depth > 10.0)
    {
        source.map = far_map;
        source.filter = smooth;
        source.scale = 0.25;
    }
    return source;
}

float4 main(float depth : DEPTH, float2 uv : UV) : SV_Target
{
    Source source = source_of(depth);
    return source.map.SampleLevel(source.filter, uv * source.scale, 0.0);
}
