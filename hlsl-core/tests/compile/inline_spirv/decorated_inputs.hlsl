// args: -T ps_6_0 -E main
// Inline SPIR-V, "Decorations": those that say where an input is stand in the place of a location: it takes none from
// others, and others keep out of its way.

struct Inputs {
  [[vk::ext_decorate(/* BuiltIn */ 11, /* FragCoord */ 15)]] float4 at : ANYTHING;
  float2 first : FIRST;
  [[vk::ext_decorate(/* Location */ 30, 1)]] float2 second : SECOND;
  float2 third : THIRD;
};

float4 main(Inputs inputs) : SV_Target { return inputs.at * (inputs.first + inputs.second - inputs.third).xyxy; }
