// args: -T vs_6_0 -E main -fspv-debug=vulkan
// One element is read of an array that a variable holds: there is no whole value left to show.

struct Input { float4 colors[5] : COLOR; };

float4 second(float4 all[5]) { return all[1]; }

float4 main(Input input) : SV_Position {
  float4 copy[5] = input.colors;
  return second(copy);
}
