// args: -T cs_6_6 -fspv-target-env=vulkan1.3
// What a decoration names comes before what it decorates.
static uint later;
[[vk::ext_decorate_id(/* CounterBuffer */ 5634, later)]] RWStructuredBuffer<uint> words;
[numthreads(1, 1, 1)]
void main() {
    later += words[0];
    words[1] = later;
}
