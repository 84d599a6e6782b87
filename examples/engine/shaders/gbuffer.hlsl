// The pass that writes what surfaces are made of.
//
// entry: vs_6_0 gbuffer_vertex
// entry: vs_6_0 gbuffer_vertex -D SKINNED=1
// entry: ps_6_0 gbuffer_pixel
// entry: ps_6_0 gbuffer_pixel -D ALPHA_TEST=1
// entry: ps_6_0 gbuffer_pixel -D ALPHA_TEST=1 -D QUALITY=0
// entry: vs_6_0 shadow_vertex
// entry: ps_6_0 shadow_pixel -D ALPHA_TEST=1

#include "materials.hlsli"

#ifndef SKINNED
#define SKINNED 0
#endif
#ifndef ALPHA_TEST
#define ALPHA_TEST 0
#endif

struct Draw
{
    uint first_instance;
    uint cascade;
};
[[vk::push_constant]] Draw current_draw;

#if SKINNED
PASS_SLOT(0) ByteAddressBuffer skinned_vertices;
PASS_SLOT(1) ByteAddressBuffer previous_skinned_vertices;
#endif
PASS_SLOT(2) cbuffer ShadowPass
{
    float4x4 light_matrices[4];
};

struct VertexInput
{
    [[vk::location(0)]] float3 position : POSITION;
    [[vk::location(1)]] float2 normal : NORMAL; // octahedral
    [[vk::location(2)]] float4 tangent : TANGENT;
    [[vk::location(3)]] float2 uv : TEXCOORD0;
    uint vertex : SV_VertexID;
    uint instance : SV_InstanceID;
};

struct VertexOutput
{
    float4 position : SV_Position;
    float3 normal : NORMAL;
    float4 tangent : TANGENT;
    float2 uv : TEXCOORD0;
    float4 now : TEXCOORD1;
    float4 before : TEXCOORD2;
    nointerpolation uint material : MATERIAL;
};

// Position and normal, from where they are; the second of them only where the vertex is skinned.
struct Vertex
{
    float3 position;
    float3 previous;
    float3 normal;
    float3 tangent;
};

#if SKINNED
struct SkinnedVertex
{
    float3 position;
    uint normal;
    uint tangent;
};
#endif

Vertex fetch_vertex(VertexInput input, Instance instance)
{
    Vertex vertex;
    vertex.position = input.position;
    vertex.previous = input.position;
    vertex.normal = decode_direction(input.normal);
    vertex.tangent = input.tangent.xyz;
#if SKINNED
    uint index = instance.first_vertex + input.vertex;
    SkinnedVertex skinned = skinned_vertices.Load<SkinnedVertex>(index * 20);
    vertex.position = skinned.position;
    vertex.normal = decode_direction(unpack_half2(skinned.normal));
    vertex.tangent = decode_direction(unpack_half2(skinned.tangent));
    vertex.previous = asfloat(previous_skinned_vertices.Load3(index * 20));
#endif
    return vertex;
}

VertexOutput gbuffer_vertex(VertexInput input)
{
    Instance instance = instances[current_draw.first_instance + input.instance];
    Vertex vertex = fetch_vertex(input, instance);
    float3 world = mul(instance.world, float4(vertex.position, 1.0)).xyz;
    float3 previous = mul(instance.previous_world, float4(vertex.previous, 1.0)).xyz;

    VertexOutput output;
    output.now = mul(camera.view_projection, float4(world, 1.0));
    output.before = mul(camera.previous_view_projection, float4(previous, 1.0));
    output.position = output.now;
    output.position.xy += float2(camera.jitter_x, camera.jitter_y) * output.position.w;
    output.normal = mul((float3x3)instance.world, vertex.normal);
    output.tangent = float4(mul((float3x3)instance.world, vertex.tangent), input.tangent.w);
    output.uv = input.uv;
    output.material = instance.material;
    return output;
}

float3x3 tangent_frame(VertexOutput input, bool front)
{
    float3 normal = normalize(front ? input.normal : -input.normal);
    float3 tangent = normalize(input.tangent.xyz - normal * dot(normal, input.tangent.xyz));
    float3 bitangent = cross(normal, tangent) * input.tangent.w;
    return float3x3(tangent, bitangent, normal);
}

#if !ALPHA_TEST
[earlydepthstencil]
#endif
GBuffer gbuffer_pixel(VertexOutput input, bool front : SV_IsFrontFace)
{
    Material material = materials[input.material];
    Surface surface = read_material(material, input.uv, tangent_frame(input, front));
#if ALPHA_TEST
    clip(surface.alpha - material.alpha_cutoff);
#endif
    float2 now = input.now.xy / input.now.w;
    float2 before = input.before.xy / input.before.w;
    return pack_surface(surface, (now - before) * float2(0.5, -0.5));
}

struct ShadowPoint
{
    float4 position : SV_Position;
    float2 uv : TEXCOORD0;
    nointerpolation uint material : MATERIAL;
};

ShadowPoint shadow_vertex(VertexInput input)
{
    Instance instance = instances[current_draw.first_instance + input.instance];
    Vertex vertex = fetch_vertex(input, instance);
    ShadowPoint output;
    float3 world = mul(instance.world, float4(vertex.position, 1.0)).xyz;
    output.position = mul(light_matrices[current_draw.cascade], float4(world, 1.0));
    // In front of the near plane is as good as on it.
    output.position.z = max(output.position.z, 0.0);
    output.uv = input.uv;
    output.material = instance.material;
    return output;
}

void shadow_pixel(ShadowPoint input)
{
#if ALPHA_TEST
    Material material = materials[input.material];
    float alpha = material.albedo.a * material_texture(material.albedo_texture, input.uv, float4(1.0, 1.0, 1.0, 1.0)).a;
    if (alpha < material.alpha_cutoff)
        discard;
#endif
}
