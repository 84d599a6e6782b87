// args: -T ps_6_0 -E main
float4 main(uniform float4 tint = 1, uniform float power = 2) : SV_Target
{
    return tint * power;
}
