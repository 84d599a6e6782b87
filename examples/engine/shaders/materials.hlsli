// Materials, instances and the unbounded arrays that hold their textures.

#ifndef MATERIALS_HLSLI
#define MATERIALS_HLSLI

#include "frame.hlsli"
#include "color.hlsli"

#define NO_TEXTURE 0xffffffffu

#define MATERIAL_ALPHA_TEST 1u
#define MATERIAL_TWO_SIDED 2u
#define MATERIAL_EMISSIVE 4u

struct Material
{
    float4 albedo;
    float3 emissive;
    float roughness;
    float metalness;
    float alpha_cutoff;
    uint flags;
    uint albedo_texture;
    uint normal_texture;
    uint surface_texture;
    uint detail_texture;
    float detail_scale;
};

struct Instance
{
    float4x4 world;
    float4x4 previous_world;
    uint material;
    uint first_vertex;
    uint skin;
    uint flags;
};

BINDLESS_SLOT(0) Texture2D<float4> textures[];
BINDLESS_SLOT(1) SamplerState material_samplers[4];

FRAME_SLOT(3) StructuredBuffer<Material> materials;
FRAME_SLOT(4) StructuredBuffer<Instance> instances;

#define MATERIAL_SAMPLER_SMOOTH 0
#define MATERIAL_SAMPLER_DETAIL 1

// What a pixel of a surface is made of.
struct Surface
{
    float3 albedo;
    float3 normal;
    float3 emissive;
    float roughness;
    float metalness;
    float occlusion;
    float alpha;

    static Surface plain()
    {
        Surface result = (Surface)0;
        result.albedo = float3(0.5, 0.5, 0.5);
        result.normal = float3(0.0, 1.0, 0.0);
        result.roughness = 0.6;
        result.occlusion = 1.0;
        result.alpha = 1.0;
        return result;
    }
};

// The pixels of a wave may have different materials, and so different textures.
float4 material_texture(uint index, float2 uv, float4 otherwise)
{
    if (index == NO_TEXTURE)
        return otherwise;
    return textures[NonUniformResourceIndex(index)].Sample(material_samplers[MATERIAL_SAMPLER_SMOOTH], uv);
}

float3 unpack_normal(float2 packed)
{
    float2 xy = packed * 2.0 - 1.0;
    return float3(xy, sqrt(saturate(1.0 - dot(xy, xy))));
}

Surface read_material(Material material, float2 uv, float3x3 tangent_frame)
{
    Surface surface = Surface::plain();
    float4 albedo = material.albedo * material_texture(material.albedo_texture, uv, float4(1.0, 1.0, 1.0, 1.0));
    surface.albedo = albedo.rgb;
    surface.alpha = albedo.a;

    float4 properties = material_texture(material.surface_texture, uv, float4(1.0, 1.0, 1.0, 1.0));
    surface.roughness = clamp(material.roughness * properties.g, 0.045, 1.0);
    surface.metalness = material.metalness * properties.b;
    surface.occlusion = properties.r;

    float3 bump = float3(0.0, 0.0, 1.0);
    if (material.normal_texture != NO_TEXTURE)
        bump = unpack_normal(material_texture(material.normal_texture, uv, float4(0.5, 0.5, 1.0, 1.0)).xy);
#if QUALITY > 0
    if (material.detail_texture != NO_TEXTURE)
    {
        uint detail = NonUniformResourceIndex(material.detail_texture);
        float2 fine = textures[detail].Sample(material_samplers[MATERIAL_SAMPLER_DETAIL], uv * material.detail_scale).xy;
        bump = normalize(float3(bump.xy + unpack_normal(fine).xy, bump.z));
    }
#endif
    surface.normal = normalize(mul(bump, tangent_frame));
    if (material.flags & MATERIAL_EMISSIVE)
        surface.emissive = material.emissive * albedo.rgb;
    return surface;
}

// ------------------------------------------------------------------------------------------------------- G-buffer

struct GBuffer
{
    float4 albedo_occlusion : SV_Target0;
    float4 normal_surface : SV_Target1; // direction in xy, then roughness and metalness
    float4 emissive : SV_Target2;
    float2 motion : SV_Target3;
};

GBuffer pack_surface(Surface surface, float2 motion)
{
    GBuffer result;
    result.albedo_occlusion = float4(surface.albedo, surface.occlusion);
    result.normal_surface = float4(encode_direction(surface.normal) * 0.5 + 0.5, surface.roughness, surface.metalness);
    result.emissive = float4(surface.emissive, 1.0);
    result.motion = motion;
    return result;
}

// The textures of the G-buffer are passed to functions together.
struct GBufferTextures
{
    Texture2D<float4> albedo_occlusion;
    Texture2D<float4> normal_surface;
    Texture2D<float4> emissive;
    Texture2D<float> depth;

    Surface read(int2 pixel)
    {
        Surface surface = Surface::plain();
        float4 albedo = albedo_occlusion.Load(int3(pixel, 0));
        float4 packed = normal_surface.Load(int3(pixel, 0));
        surface.albedo = albedo.rgb;
        surface.occlusion = albedo.a;
        surface.normal = decode_direction(packed.xy * 2.0 - 1.0);
        surface.roughness = packed.z;
        surface.metalness = packed.w;
        surface.emissive = emissive.Load(int3(pixel, 0)).rgb;
        return surface;
    }

    float depth_at(int2 pixel)
    {
        return depth.Load(int3(pixel, 0));
    }
};

#endif
