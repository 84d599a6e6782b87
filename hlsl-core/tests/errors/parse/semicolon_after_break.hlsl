float4 main(float a : A) : SV_Target
{
    for (;;) { break }
    return a;
}
