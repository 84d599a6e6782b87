// args: -T ps_6_0 -E main
float4 main(nointerpolation uint scope : SCOPE) : SV_Target {
    return float(vk::ReadClock(scope) - vk::ReadClock(2));
}
