// args: -T cs_6_0 -E fill
// args: -T cs_6_0 -E fill -fspv-target-env=vulkan1.1
// args: -T cs_6_0 -E fill -fspv-target-env=vulkan1.3
RWStructuredBuffer<uint> ids : register(u3, space1);

[numthreads(8, 4, 2)]
void fill(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID, uint3 local : SV_GroupThreadID, uint index : SV_GroupIndex)
{
    ids[id.x] = index + group.y + local.z;
}
