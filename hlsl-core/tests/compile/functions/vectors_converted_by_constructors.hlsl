// args: -T vs_6_0 -E main
// A constructor converts a vector of another component type as one, not component by component.

cbuffer Parts { int4 whole; uint2 half_of_it; bool3 flags; };

float4 main(float4 position : POSITION) : SV_Position {
  return float4(whole) + float4(half_of_it, position.xy) + float4(flags, half_of_it.x);
}
