float4 main() : SV_Target
{
    float4 color(1, 2, 3, 4);
    return color;
}
