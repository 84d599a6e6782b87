float4 main(float a : A) : SV_Target
{
    if (a > 1) { float b = 2; }
    return b;
}
