float4 main() : SV_Target
{
    float = 3;
    return 1;
}
