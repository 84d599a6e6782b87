// manual: HLSL register and Vulkan binding (the first register counts, whatever its profile; elements do not)
// args: -T ps_6_0 -E main
Texture2D stages : register(vs, t4) : register(ps, t5);
Texture2D element : register(t6[2]);
Texture2D space : register(space2) : register(t7);
Texture2D other : register(vs, t8);
Buffer texels;

float4 main() : SV_Target
{
    return stages.Load(0) + element.Load(0) + space.Load(0) + other.Load(0) + texels[0];
}
