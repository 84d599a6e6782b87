float4 main(float a : A) : SV_Target
{
    a += 1;
    else a += 2;
    return a;
}
