// Makes a full mip chain in one pass: each group makes six mips of its part of the picture, and the last group to finish
// makes the rest from the results of all.
//
// entry: cs_6_0 make_mips
// entry: cs_6_0 make_mips -D REDUCE_MAX=1
// entry: cs_6_0 make_mips -fspv-target-env=vulkan1.1 -D QUADS=1
// entry: cs_6_2 make_mips -enable-16bit-types -D SMALL=1

#include "frame.hlsli"
#include "color.hlsli"

#ifndef REDUCE_MAX
#define REDUCE_MAX 0
#endif
#ifndef QUADS
#define QUADS 0
#endif
#ifndef SMALL
#define SMALL 0
#endif

#define MIP_COUNT 12
#define TILE 64

#if SMALL
typedef small4 Texel;
#else
typedef float4 Texel;
#endif

struct MipPass
{
    uint2 size;
    uint mips;
    uint groups;
};
[[vk::push_constant]] MipPass mip_pass;

PASS_SLOT(0) Texture2D<float4> picture;
PASS_SLOT(1) [[vk::image_format("rgba16f")]] globallycoherent RWTexture2D<float4> mips[MIP_COUNT];
PASS_SLOT(2) globallycoherent RWStructuredBuffer<uint> finished;

groupshared Texel shared_texels[16][16];
groupshared uint arrived;

Texel reduce(Texel a, Texel b, Texel c, Texel d)
{
#if REDUCE_MAX
    return max(max(a, b), max(c, d));
#else
    return (a + b + c + d) * (Texel)0.25;
#endif
}

// A position in a square of size 2^n, such that four consecutive threads form a small square.
uint2 place_of(uint thread)
{
    uint2 place = uint2(thread & 1, (thread >> 1) & 1);
    place |= uint2((thread >> 2) & 1, (thread >> 3) & 1) << 1;
    place |= uint2((thread >> 4) & 1, (thread >> 5) & 1) << 2;
    place |= uint2((thread >> 6) & 1, (thread >> 7) & 1) << 3;
    return place;
}

void write_mip(uint mip, uint2 place, Texel value)
{
    uint2 size = max(mip_pass.size >> (mip + 1), 1u);
    if (mip < mip_pass.mips && all(place < size))
        mips[mip][place] = float4(value);
}

Texel read_mip(uint mip, uint2 place)
{
    uint2 size = max(mip_pass.size >> (mip + 1), 1u);
    return (Texel)mips[mip][min(place, size - 1)];
}

#if QUADS
// The four threads of a quad hold the four texels.
Texel reduce_quad(Texel own)
{
    Texel across = QuadReadAcrossX(own);
    Texel below = QuadReadAcrossY(own);
    Texel opposite = QuadReadAcrossDiagonal(own);
    return reduce(own, across, below, opposite);
}
#endif

// Starts from a square of 16 x 16 texels in group memory: each step makes a square of half the size.
void reduce_in_group(uint first_mip, uint2 group, uint thread, Texel own)
{
    uint2 place = place_of(thread);
#if QUADS
    own = reduce_quad(own);
    if ((thread & 3) == 0)
    {
        write_mip(first_mip, group * 8 + place / 2, own);
        shared_texels[place.y / 2][place.x / 2] = own;
    }
    GroupMemoryBarrierWithGroupSync();
    uint side = 4;
    uint mip = first_mip + 1;
#else
    shared_texels[place.y][place.x] = own;
    GroupMemoryBarrierWithGroupSync();
    uint side = 8;
    uint mip = first_mip;
#endif
    [unroll]
    for (; side > 0; side >>= 1, ++mip)
    {
        Texel value = (Texel)0.0;
        uint2 at = uint2(thread % side, thread / side);
        bool working = thread < side * side;
        if (working)
        {
            uint2 from = at * 2;
            value = reduce(shared_texels[from.y][from.x], shared_texels[from.y][from.x + 1],
                           shared_texels[from.y + 1][from.x], shared_texels[from.y + 1][from.x + 1]);
        }
        GroupMemoryBarrierWithGroupSync();
        if (working)
        {
            write_mip(mip, group * side + at, value);
            shared_texels[at.y][at.x] = value;
        }
        GroupMemoryBarrierWithGroupSync();
    }
}

template <typename Source>
void reduce_tile(Source source, uint first_mip, uint2 group, uint thread)
{
    uint2 place = place_of(thread);
    Texel quarters[4];
    [unroll]
    for (uint i = 0; i < 4; ++i)
    {
        uint2 at = group * (TILE / 2) + place * 2 + uint2(i & 1, i >> 1);
        quarters[i] = source.read(at * 2);
        write_mip(first_mip, at, quarters[i]);
    }
    Texel own = reduce(quarters[0], quarters[1], quarters[2], quarters[3]);
    write_mip(first_mip + 1, group * (TILE / 4) + place, own);
    reduce_in_group(first_mip + 2, group, thread, own);
}

struct FromPicture
{
    Texture2D<float4> texture;
    SamplerState sampler_;

    Texel read(uint2 place)
    {
#if REDUCE_MAX
        float4 r = texture.GatherRed(sampler_, (place + 1.0) / mip_pass.size);
        float4 g = texture.GatherGreen(sampler_, (place + 1.0) / mip_pass.size);
        return (Texel)float4(max(max(r.x, r.y), max(r.z, r.w)), max(max(g.x, g.y), max(g.z, g.w)), 0.0, 1.0);
#else
        return (Texel)texture.SampleLevel(sampler_, (place + 1.0) / mip_pass.size, 0.0);
#endif
    }
};

struct FromMip
{
    uint mip;

    Texel read(uint2 place)
    {
        return reduce(read_mip(mip, place), read_mip(mip, place + uint2(1, 0)), read_mip(mip, place + uint2(0, 1)),
                      read_mip(mip, place + uint2(1, 1)));
    }
};

[numthreads(256, 1, 1)]
void make_mips(uint2 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    FromPicture source;
    source.texture = picture;
    source.sampler_ = smooth_sampler;
    reduce_tile(source, 0, group, thread);
    if (mip_pass.mips <= 6)
        return;

    DeviceMemoryBarrierWithGroupSync();
    if (thread == 0)
        InterlockedAdd(finished[0], 1u, arrived);
    GroupMemoryBarrierWithGroupSync();
    if (arrived != mip_pass.groups - 1)
        return;
    if (thread == 0)
        finished[0] = 0;
    FromMip rest;
    rest.mip = 5;
    reduce_tile(rest, 6, uint2(0, 0), thread);
}
