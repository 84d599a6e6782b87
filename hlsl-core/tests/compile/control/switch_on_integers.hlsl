// args: -T ps_6_0 -E main
float4 main(nointerpolation int which : WHICH, float4 a : A) : SV_Target
{
    switch (which)
    {
    case 0:
        return a;
    case 1:
    case 2:
        a *= 2;
        break;
    default:
        discard;
    }
    return a.wzyx;
}
