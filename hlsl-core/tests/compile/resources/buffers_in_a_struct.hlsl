// A struct of resources is taken apart, buffers too; each gets a binding of its own.
// args: -T ps_6_0 -E main
struct Material
{
    Texture2D albedo;
    StructuredBuffer<float4> colors[2];
    ByteAddressBuffer bytes;
    SamplerState filter;
};
Material materials[2] : register(t4, space1);
float scale;

float4 shade(Material material, float2 at)
{
    return material.albedo.Sample(material.filter, at) * material.colors[1][3] + material.bytes.Load(4);
}

float4 main(float2 at : AT) : SV_Target
{
    return shade(materials[1], at) * scale + materials[0].colors[0][0];
}
