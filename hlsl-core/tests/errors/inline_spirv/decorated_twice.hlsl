// args: -T ps_6_0
// A decoration is given once, and not together with its opposite.
[[vk::ext_decorate(/* Restrict */ 19), vk::ext_decorate(/* Aliased */ 20)]] StructuredBuffer<float> lights;
[[vk::ext_decorate(/* Restrict */ 19)]] StructuredBuffer<float> heights;

struct Captured {
    [[vk::ext_decorate(/* XfbBuffer */ 36, 1), vk::ext_decorate(/* XfbBuffer */ 36, 2)]] float height;
    [[vk::ext_decorate(/* Volatile */ 21), vk::ext_decorate(/* Volatile */ 21)]] float width;
};
RWStructuredBuffer<Captured> captured;

float main([[vk::ext_decorate(/* Location */ 30, 4), vk::ext_decorate(/* Location */ 30, 5)]] float at : AT) : SV_Target {
    return lights[0] + heights[0] + captured[0].height + captured[0].width + at;
}
