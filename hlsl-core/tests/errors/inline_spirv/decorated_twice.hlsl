// args: -T ps_6_0
// A decoration is given once, and not together with its opposite.
[[vk::ext_decorate(/* Restrict */ 19), vk::ext_decorate(/* Aliased */ 20)]] StructuredBuffer<float> lights;
[[vk::ext_decorate(/* Restrict */ 19)]] StructuredBuffer<float> heights;

float main([[vk::ext_decorate(/* Location */ 30, 4), vk::ext_decorate(/* Location */ 30, 5)]] float at : AT) : SV_Target {
    return lights[0] + heights[0] + at;
}
