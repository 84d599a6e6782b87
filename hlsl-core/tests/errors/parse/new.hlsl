float4 main() : SV_Target
{
    return new float4(1, 2, 3, 4);
}
