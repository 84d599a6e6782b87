struct O { [[vk::location(0), vk::index(2)]] float4 a : SV_Target0; };
O main() { O o = (O)0; return o; }
