// args: -T ps_6_0 -E main
float4 main(uint rounds : ROUNDS) : SV_Target {
    float sum = 0;
    [allow_uav_condition] for (uint i = 0; i < rounds; i++) sum += i;
    return sum;
}
