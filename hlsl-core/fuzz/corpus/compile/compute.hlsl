RWStructuredBuffer<float4> data : register(u0);
groupshared float shared_sum[8];
[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint lane : SV_GroupIndex) {
    shared_sum[lane] = data[id.x].x;
    GroupMemoryBarrierWithGroupSync();
    float sum = 0;
    [unroll] for (uint i = 0; i < 8; ++i) sum += shared_sum[i];
    data[id.x] = float4(sum, asuint(sum), rcp(sum), 1);
}
