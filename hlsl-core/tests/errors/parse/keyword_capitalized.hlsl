float4 main(float a : A) : SV_Target
{
    If (a > 1) { return 2; }
    return 1;
}
