float4 main(float4 a) : SV_Target
{
    return a;
}
