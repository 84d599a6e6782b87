// args: -T ps_6_0
float4 main(float2 uv : UV) : SV_Target {
    auto sum = uv.x + uv.y;
    for (auto i = 0; i < 4; i++) sum += i;
    return sum;
}
