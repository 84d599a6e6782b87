// args: -T ps_6_0 -E main
Texture2D<float4> albedo;
Texture2D<float4> normals;
Texture2D<float4> depths;
uint mode;

Texture2D<float4> shown()
{
    switch (mode)
    {
    case 0:
        return albedo;
    case 1:
        return normals;
    default:
        return depths;
    }
}

float4 main(float4 position : SV_Position) : SV_Target
{
    return shown().Load(int3(position.xy, 0));
}
