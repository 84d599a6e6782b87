float4 main(float a : A) : SV_Target
{
    for (int i = 0; i < 3) a += 1;
    return a;
}
