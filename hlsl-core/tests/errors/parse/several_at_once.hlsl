float4 main(float4 a : A) : SV_Target
{
    float4 b = c;
    flaot d = 1;
    return a +;
}
