// args: -T ps_6_0 -E main
// args: -T ps_6_0 -E main -Od
// cookbook: Introduction
// "The same for both structured buffers and images": each of its patterns that can be resolved, with textures.
struct Material
{
    Texture2D color;
    SamplerState filter;
};

Texture2D stone;
Texture2D grass;
SamplerState smooth;

static Texture2D ground = grass;

Material material(bool is_wet)
{
    Material result;
    result.filter = smooth;
    if (is_wet)
        result.color = stone;
    else
        result.color = ground;
    return result;
}

float4 color_of(Material material, float2 uv)
{
    return material.color.Sample(material.filter, uv);
}

float4 main(float2 uv : TEXCOORD) : SV_Target
{
    float4 sum = color_of(material(true), uv);
    [unroll]
    for (int i = 0; i < 2; ++i)
        sum += color_of(material(i == 0), uv * (i + 1));
    return sum;
}
