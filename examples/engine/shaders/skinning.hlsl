// Moves vertices with their bones, before anything is drawn.
//
// entry: cs_6_0 skin
// entry: cs_6_0 skin -D DUAL_QUATERNIONS=1
// entry: cs_6_0 skin -D MORPHS=1
// entry: cs_6_2 skin -enable-16bit-types -D SMALL_WEIGHTS=1

#include "frame.hlsli"

#ifndef DUAL_QUATERNIONS
#define DUAL_QUATERNIONS 0
#endif
#ifndef MORPHS
#define MORPHS 0
#endif
#ifndef SMALL_WEIGHTS
#define SMALL_WEIGHTS 0
#endif

#define MAX_MORPHS 8

struct SkinPass
{
    uint vertex_count;
    uint first_bone;
    uint first_out;
    uint morph_count;
};
[[vk::push_constant]] SkinPass skin_pass;

struct RestVertex
{
    float3 position;
    uint normal;  // two halves, octahedral
    uint tangent;
    uint2 bones;  // four indices of 16 bits
    uint weights; // four of 8 bits
};

struct MovedVertex
{
    float3 position;
    uint normal;
    uint tangent;
};

PASS_SLOT(0) ByteAddressBuffer rest_vertices;
PASS_SLOT(1) RWByteAddressBuffer moved_vertices;

#if DUAL_QUATERNIONS
struct Bone
{
    float4 real;
    float4 dual;
};
#else
struct Bone
{
    float4 rows[3];
};
#endif
PASS_SLOT(2) StructuredBuffer<Bone> bones;

#if MORPHS
PASS_SLOT(3) cbuffer MorphWeights
{
    float4 morph_weights[MAX_MORPHS / 4];
};
PASS_SLOT(4) StructuredBuffer<float3> morph_offsets;
#endif

#if SMALL_WEIGHTS
typedef float16_t4 Weights;
#else
typedef float4 Weights;
#endif

struct Transform
{
#if DUAL_QUATERNIONS
    float4 real;
    float4 dual;

    float3 direction(float3 v)
    {
        return rotate(real, v);
    }

    float3 apply(float3 v)
    {
        float3 moved = 2.0 * (real.w * dual.xyz - dual.w * real.xyz + cross(real.xyz, dual.xyz));
        return rotate(real, v) + moved;
    }
#else
    float3x4 rows;

    float3 direction(float3 v)
    {
        return mul((float3x3)rows, v);
    }

    float3 apply(float3 v)
    {
        return mul(rows, float4(v, 1.0));
    }
#endif
};

Transform blend(uint4 indices, Weights weights)
{
    Transform result = (Transform)0;
#if DUAL_QUATERNIONS
    float4 pivot = bones[skin_pass.first_bone + indices[0]].real;
    [unroll]
    for (int i = 0; i < 4; ++i)
    {
        Bone bone = bones[skin_pass.first_bone + indices[i]];
        // The shorter way around.
        float weight = dot(pivot, bone.real) < 0.0 ? -weights[i] : weights[i];
        result.real += weight * bone.real;
        result.dual += weight * bone.dual;
    }
    float scale = rsqrt(dot(result.real, result.real));
    result.real *= scale;
    result.dual *= scale;
#else
    [unroll]
    for (int i = 0; i < 4; ++i)
    {
        Bone bone = bones[skin_pass.first_bone + indices[i]];
        [unroll]
        for (int row = 0; row < 3; ++row)
            result.rows[row] += float(weights[i]) * bone.rows[row];
    }
#endif
    return result;
}

[numthreads(64, 1, 1)]
void skin(uint id : SV_DispatchThreadID)
{
    if (id >= skin_pass.vertex_count)
        return;
    RestVertex rest = rest_vertices.Load<RestVertex>(id * sizeof(RestVertex));
    uint4 indices = uint4(rest.bones.x & 0xffff, rest.bones.x >> 16, rest.bones.y & 0xffff, rest.bones.y >> 16);
    Weights weights = (Weights)unpack_unorm4(rest.weights);
    float3 position = rest.position;
#if MORPHS
    for (uint i = 0; i < min(skin_pass.morph_count, MAX_MORPHS); ++i)
    {
        float weight = morph_weights[i / 4][i % 4];
        if (weight == 0.0)
            continue;
        position += weight * morph_offsets[i * skin_pass.vertex_count + id];
    }
#endif
    Transform transform = blend(indices, weights);
    MovedVertex moved;
    moved.position = transform.apply(position);
    float3 normal = normalize(transform.direction(decode_direction(unpack_half2(rest.normal))));
    float3 tangent = normalize(transform.direction(decode_direction(unpack_half2(rest.tangent))));
    moved.normal = pack_half2(encode_direction(normal));
    moved.tangent = pack_half2(encode_direction(tangent));
    moved_vertices.Store<MovedVertex>((skin_pass.first_out + id) * sizeof(MovedVertex), moved);
}
