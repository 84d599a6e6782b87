// args: -T ps_6_0 -E main
float4 main() : SV_Target
{
    return float4(1.0, 0.5, 0.25, 1.0);
}
