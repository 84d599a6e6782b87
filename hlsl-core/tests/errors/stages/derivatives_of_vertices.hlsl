// args: -T vs_6_0 -E main
Texture2D image;
SamplerState filter;

float4 main(float2 at : AT) : SV_Position
{
    float4 color = image.Sample(filter, at);
    float unused = fwidth(at.y);
    if (false)
        color += ddx(at.x);
    return color + ddy(at.y);
}
