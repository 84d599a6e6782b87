float4 main() : SV_Target
{
    float4 a = 1;
    float4 a = 2;
    return a;
}
