float4 main(float a : A) : SV_Target
{
    return sin(a * (2 + a);
}
