[earlydepthstencil(1)] float4 main(float4 color : COLOR) : SV_Target
{
    [branch(2)] if (color.x > 0) color = 1;
    return color;
}
