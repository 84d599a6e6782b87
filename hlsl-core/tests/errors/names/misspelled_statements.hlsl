// args: -T ps_6_0 -E main
float4 main(float4 color : COLOR) : SV_Target {
    if (color.a > 0)
        retrun color;
    brek;
    statc float kept = 1;
    returned later;
    return kept;
}
