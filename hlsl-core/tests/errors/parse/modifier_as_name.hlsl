float4 main() : SV_Target
{
    float4 uniform = 1;
    return 1;
}
