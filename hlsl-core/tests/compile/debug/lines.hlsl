// args: -T ps_6_0 -E main -Zi -fspv-target-env=vulkan1.1
// Each instruction has the line of its expression; the end of a block and of the function that of the brace.

float brightness(float3 color) {
  return dot(color, float3(0.2, 0.7, 0.1));
}

float4 main(float3 color : COLOR) : SV_Target {
  float sum = 0;
  [loop]
  for (int i = 0; i < 4; ++i) {
    if (color.x > i) {
      sum += brightness(color);
    }
  }
  return sum;
}
