// args: -T vs_6_0 -E vertex -fspv-target-env=vulkan1.1
// args: -T ps_6_0 -E pixel -fspv-target-env=vulkan1.1
// vk::builtin: the built-ins of the manual that HLSL has no semantics for.

struct Output {
  float4 position : SV_Position;
  [[vk::builtin("PointSize")]] float size : PSIZE;
};

Output vertex([[vk::builtin("BaseVertex")]] int base : A, [[vk::builtin("BaseInstance")]] int instance : B,
              [[vk::builtin("DrawIndex")]] int index : C, [[vk::builtin("DeviceIndex")]] int device : D) {
  Output output = { float4(base, instance, index, 1), 4 + device };
  return output;
}

float4 pixel([[vk::builtin("HelperInvocation")]] bool is_helper : A) : SV_Target { return is_helper; }
