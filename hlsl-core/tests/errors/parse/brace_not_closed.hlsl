float4 main(float a : A) : SV_Target
{
    if (a > 1) {
        a = 2;
    return a;
}
