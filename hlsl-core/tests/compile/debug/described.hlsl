// args: -T ps_6_0 -E main -Od -fspv-debug=vulkan-with-source
// args: -T ps_6_0 -E main -Od -fspv-debug=rich
// Types with their members, methods, templates, buffers, scopes and variables in memory.

struct Base {
  float weight;
};
class Light : Base {
  float3 position;
  bool on;
  float reach(float factor) { return on ? weight * factor : 0; }
};
template<typename T> T twice(T value) { return value + value; }

cbuffer Scene : register(b0) {
  float4x4 view;
  float3 eye;
}
StructuredBuffer<Light> lights : register(t0);
Texture2D<float2> shadows : register(t1);
static float bias = 0.5;

float4 main(uint index : INDEX) : SV_Target {
  Light light = lights[index];
  float sums[2] = {bias, shadows[uint2(index, 0)].x};
  {
    float inner = twice(light.reach(2));
    sums[1] += inner;
  }
  return mul(view, float4(eye, sums[0] + sums[1]));
}
