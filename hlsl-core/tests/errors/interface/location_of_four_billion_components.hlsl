// args: -T vs_6_0
// Nobody has so many locations, and validators count four components for each.
struct Input {
  [[vk::location(0x80000000)]] float4 position : POSITION;
  [[vk::location(0)]] float2 at : AT;
};
float4 main(Input input) : SV_Position { return input.position + input.at.xyxy; }
