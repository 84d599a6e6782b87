// groups: 2 2 1
// out 0: uint 0 1 2 3 100 101 102 103 10 11 12 13 110 111 112 113
[[vk::binding(0)]] RWStructuredBuffer<uint> output;

[numthreads(2, 2, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID, uint3 local : SV_GroupThreadID, uint index : SV_GroupIndex)
{
    uint wrong = all(id == group * uint3(2, 2, 1) + local) ? 0 : 1000;
    output[(group.y * 2 + group.x) * 4 + index] = index + 100 * group.x + 10 * group.y + wrong;
}
