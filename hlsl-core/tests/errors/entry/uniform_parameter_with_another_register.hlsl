// args: -T vs_6_0 -E main
float4 main(uniform Texture2D<float4> picture : register(b2), uniform float4 tint : register(t0)) : SV_Position
{
    return picture.Load(0) * tint;
}
