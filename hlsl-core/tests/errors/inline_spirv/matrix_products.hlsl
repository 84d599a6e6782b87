// args: -T cs_6_6 -fspv-target-env=vulkan1.1
// Rows, columns and lengths that do not go together in products of matrices, which passes must not meet.
[[vk::ext_instruction(/* OpOuterProduct */ 147)]] float4x4 spread(float4 a, float3 b);
[[vk::ext_instruction(/* OpMatrixTimesVector */ 145)]] float4 transform(float4x4 a, float3 b);
[[vk::ext_instruction(/* OpVectorTimesMatrix */ 144)]] float4 transform_back(float3 a, float4x4 b);
[[vk::ext_instruction(/* OpMatrixTimesMatrix */ 146)]] float4x4 join(float4x4 a, float3x3 b);
[[vk::ext_instruction(/* OpTranspose */ 84)]] float3x4 turn(float3x4 a);
RWByteAddressBuffer o;

[numthreads(1, 1, 1)]
void main() {
  float4 a = o.Load<float4>(0);
  float4x4 whole = o.Load<float4x4>(64);
  o.Store(256, spread(a, a.xyz));
  o.Store(32, transform(whole, a.xyz));
  o.Store(48, transform_back(a.xyz, whole));
  o.Store(128, join(whole, (float3x3)whole));
  o.Store(192, turn((float3x4)whole));
}
