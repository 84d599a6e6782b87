// args: -T ps_6_0 -E main
float4 main([[vk::ext_decorate(/* Location */ 30, 5, 6)]] float4 a : A, [[vk::ext_decorate(/* Component */ 31)]] float4 b : B) : SV_Target {
    return a + b;
}
