// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3
// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3 -Od

// Two words are seen as one number through a second variable at the same binding, wherever the buffer comes from.
RWByteAddressBuffer counters;
RWByteAddressBuffer slots[4];

uint64_t add(RWByteAddressBuffer buffer, uint at, uint64_t value) {
    uint64_t before;
    buffer.InterlockedAdd64(at, value, before);
    return before;
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint low = counters.Load(8);
    uint64_t sum = add(counters, 8, id.x) + add(slots[NonUniformResourceIndex(id.y)], id.x * 8, id.y);
    // What was loaded before is not what is there now.
    counters.Store(16, counters.Load(8) - low);
    counters.InterlockedMax64(24, (int64_t)sum);
    counters.InterlockedCompareStore64(32, (uint64_t)0, sum);
}
