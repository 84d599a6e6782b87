// args: -T ps_6_0 -E main

float4 main(float4 colors[2000] : COLORS) : SV_Target
{
    return colors[0];
}
