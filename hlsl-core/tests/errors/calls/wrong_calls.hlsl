float area(float2 size)
{
    return size.x * size.y;
}

float4 main(float2 uv : UV) : SV_Target
{
    area();
    area(uv, uv);
    return area(uv).x + sin();
}
