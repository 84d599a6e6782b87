// args: -T cs_6_0 -fspv-target-env=vulkan1.1
// docs/manual-errata.md, Wave operations: WaveActiveBitAnd is GroupNonUniformBitwiseAnd.

RWStructuredBuffer<uint> result : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    result[id.x] = WaveActiveBitAnd(id.x);
}
