// args: -T cs_6_2 -E main -enable-16bit-types

// Integers and floats that are not 32 bits wide can be specialized, too.
[[vk::constant_id(0)]] const int16_t offset = -3;
[[vk::constant_id(1)]] const uint16_t limit = 65535;
[[vk::constant_id(2)]] const uint64_t mask = 1ull << 40;
[[vk::constant_id(3)]] const half weight = 1.5;

struct Result {
    uint64_t mask;
    int offset;
    uint limit;
    float weight;
};
RWStructuredBuffer<Result> results;

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    results[id].mask = mask;
    results[id].offset = offset;
    results[id].limit = limit;
    results[id].weight = weight;
}
