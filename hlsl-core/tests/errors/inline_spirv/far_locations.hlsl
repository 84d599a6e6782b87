// args: -T ps_6_0
float4 main([[vk::ext_decorate(/* Location */ 30, 0x80000000)]] float4 color : COLOR) : SV_Target { return color; }
