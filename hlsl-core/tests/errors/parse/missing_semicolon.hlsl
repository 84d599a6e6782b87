float4 main(float4 a : A) : SV_Target
{
    float4 b = a * 2
    return b;
}
