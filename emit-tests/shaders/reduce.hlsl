// Compute shaders that share a layout, push constants and a specialization constant.
struct Range {
    uint first;
    uint count;
};

[[vk::push_constant]] Range range;
[[vk::constant_id(0)]] const uint scale = 2;
StructuredBuffer<uint> numbers : register(t0);
RWStructuredBuffer<uint> sums : register(u1);

groupshared uint partial[64];

[shader("compute")]
[numthreads(64, 1, 1)]
void sum(uint i : SV_DispatchThreadID, uint lane : SV_GroupIndex) {
    partial[lane] = i < range.count ? numbers[range.first + i] * scale : 0;
    GroupMemoryBarrierWithGroupSync();
    for (uint step = 32; step > 0; step /= 2) {
        if (lane < step) {
            partial[lane] += partial[lane + step];
        }
        GroupMemoryBarrierWithGroupSync();
    }
    if (lane == 0) {
        sums[i / 64] = partial[0];
    }
}

[shader("compute")]
[numthreads(64, 1, 1)]
void scaled(uint i : SV_DispatchThreadID) {
    if (i < range.count) {
        sums[i] = numbers[i] / scale;
    }
}
