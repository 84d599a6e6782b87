// manual: HLSL register and Vulkan binding (arrays are taken apart where a struct of resources is)
// args: -T ps_6_0 -E main
// args: -T ps_6_0 -E main -DBY_INDEX
struct Material { Texture2D color; SamplerState smp; };
struct Light { float4 color; };
Texture2D details[3];
StructuredBuffer<float4> tables[2];
ConstantBuffer<Light> lights[2];
Material material;
Texture2D endless[];
uint which;

float4 main(float2 uv : UV) : SV_Target
{
    float4 sum = material.color.Sample(material.smp, uv) + details[1].Sample(material.smp, uv);
    sum += lights[1].color + endless[5].Sample(material.smp, uv);
#ifdef BY_INDEX
    return sum + tables[which][0];
#else
    return sum + tables[1][0];
#endif
}
