float4 main(float a : A) : SV_Target
{
    if a > 1 { return 2; }
    return 1;
}
