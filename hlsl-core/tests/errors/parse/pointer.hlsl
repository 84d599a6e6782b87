float4 main(float4 a : A) : SV_Target
{
    float4 *p = a;
    return 1;
}
