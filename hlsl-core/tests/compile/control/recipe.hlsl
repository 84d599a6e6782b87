// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.1 -Oconfig=--set-spec-const-default-value=3:8,--freeze-spec-const,--strip-debug
// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.1 -Oconfig=--loop-invariant-code-motion,--loop-unswitch,--code-sink,--strength-reduction
// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.1 -Oconfig=--graphics-robust-access,--relax-float-ops,--strip-nonsemantic,--upgrade-memory-model
[[vk::constant_id(3)]] const uint factor = 4;
[[vk::constant_id(5)]] const bool writes = true;

RWStructuredBuffer<float> data;
StructuredBuffer<float4> source;
cbuffer Settings {
    float4x4 turn;
    uint count;
    float scale;
    uint mode;
};
groupshared float shared_[64];
groupshared float wide[factor * 32];

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint lane : SV_GroupIndex) {
    float sum = 0;
    float weights[4] = {1, 2, 3, 4};
    for (uint i = 0; i < count; i++) {
        float x = source[i].x * (scale * 3 + 1);
        if (mode == 1) {
            x = sqrt(x) + data[i * 8];
        } else {
            x = x * x;
        }
        sum += x + weights[i & 7];
        if (sum > 100)
            break;
    }
    float used_on_one_side = sin(sum) * scale;
    if (id.x > 3)
        data[id.x] = used_on_one_side;
    if (writes)
        data[id.x * factor] = sum + turn[id.y][id.z];
    shared_[lane] = sum;
    wide[lane] = scale;
    float3 chosen = float3(1, 2, 3);
    data[lane * 8] = chosen[id.y];
    printf("lane %d", lane);
}
