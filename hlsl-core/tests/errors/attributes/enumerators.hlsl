enum Color { [[vk::location(1)]] Red, Green [[vk::location(2)]] };
float4 main() : SV_Target { return Red; }
