float4 tint(float4 color)
{
    return color * missing_factor;
}
