float4 main(float a : A) : SV_Target
{
    do { a += 1; } while (a < 4)
    return a;
}
