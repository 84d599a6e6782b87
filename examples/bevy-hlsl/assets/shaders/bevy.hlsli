// What Bevy 0.19 binds for meshes in two dimensions, and what its own vertex shader returns.
#pragma once

#define MATERIAL_GROUP 2

[[vk::binding(0, 0)]] cbuffer View { float4x4 clip_from_world; };

struct Mesh
{
    float4 world_from_local[3];
    float4 normals[2];
    float last_normal;
    uint flags;
    uint tag;
};
[[vk::binding(0, 1)]] StructuredBuffer<Mesh> meshes;

struct Corner
{
    [[vk::location(0)]] float3 position : POSITION;
    [[vk::location(1)]] float3 normal : NORMAL;
    [[vk::location(2)]] float2 uv : TEXCOORD;
    uint instance : SV_InstanceID;
};

struct Varying
{
    float4 position : SV_Position;
    [[vk::location(0)]] float4 world_position : POSITION;
    [[vk::location(1)]] float3 world_normal : NORMAL;
    [[vk::location(2)]] float2 uv : TEXCOORD;
};

Varying placed(Corner corner)
{
    float4 rows[3] = meshes[corner.instance].world_from_local;
    float4 local = float4(corner.position, 1);
    Varying result;
    result.world_position = float4(dot(rows[0], local), dot(rows[1], local), dot(rows[2], local), 1);
    result.position = mul(clip_from_world, result.world_position);
    result.world_normal = corner.normal;
    result.uv = corner.uv;
    return result;
}
