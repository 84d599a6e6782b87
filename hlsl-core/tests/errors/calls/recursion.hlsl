float fall(float x)
{
    return x < 1 ? x : fall(x - 1);
}

float4 main(float a : A) : SV_Target
{
    return fall(a);
}
