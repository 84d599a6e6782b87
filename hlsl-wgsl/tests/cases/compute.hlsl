// args: -T cs_6_0 -E main
struct Particle { float3 position; float mass; };
RWStructuredBuffer<Particle> particles;
RWByteAddressBuffer counts;
RWTexture2D<float4> picture;
Texture2D<uint> source;
groupshared float total[64];
groupshared uint found;
[[vk::constant_id(3)]] const float strength = 2;

[numthreads(8, 8, 1)]
void main(int3 id : SV_DispatchThreadID, uint index : SV_GroupIndex, int3 group : SV_GroupID)
{
    uint width, height;
    source.GetDimensions(width, height);
    total[index] = particles[id.x].mass * strength;
    GroupMemoryBarrierWithGroupSync();
    for (uint step = 32; step > 0; step >>= 1)
    {
        if (index < step)
            total[index] += total[index + step];
        GroupMemoryBarrierWithGroupSync();
    }
    uint before;
    InterlockedAdd(found, 1, before);
    counts.InterlockedMax(4 * group.x, source[id.xy]);
    particles[id.x].position.y += total[0] + before;
    if (id.x < int(width))
        picture[id.xy] = float4(particles[id.x].position, height);
}
