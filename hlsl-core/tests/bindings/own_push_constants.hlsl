// args: -T cs_6_2 -E main
// style: type=Push:crate::Push
// They begin behind those of another stage.
struct Push {
    [[vk::offset(16)]] float3 tint;
    float power;
};
[[vk::push_constant]] Push push;
RWStructuredBuffer<float3> colors;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    colors[id.x] = push.tint * push.power;
}
