// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.3
[[vk::constant_id(0)]] const uint width = 8;
RWBuffer<uint> results;
[numthreads(width, 2, 1)]
void main(uint index : SV_GroupIndex) {
    results[index] = width;
}
