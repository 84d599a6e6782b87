// args: -T ps_6_0 -E main
// Inline SPIR-V, "Decorations": of variables, of inputs and outputs, with numbers, ids and text.

[[vk::ext_decorate(/* NonWritable */ 24)]] RWBuffer<float> only_read;
[[vk::constant_id(7)]] const int amount = 3;
[[vk::ext_extension("SPV_GOOGLE_hlsl_functionality1")]]
[[vk::ext_decorate_string(/* UserSemantic */ 5635, "light")]] StructuredBuffer<float4> lights;

float4 main([[vk::ext_decorate(/* Flat */ 14)]] uint which : WHICH,
            [[vk::ext_decorate(/* Location */ 30, 4), vk::ext_decorate(/* NoPerspective */ 13)]] float2 at : AT)
    : SV_Target {
  return lights[which] * only_read[amount] * at.xyxy;
}
