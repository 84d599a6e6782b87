// args: -T vs_6_0 -E main
float4 main([[vk::builtin("BaseVertex"), vk::location(3)]] int first : FIRST) : SV_Position { return first; }
