// What the host writes once per frame: camera, sun, and the settings of the effects.
// Lengths are meters, y is up, the sea is at y = 0.

#ifndef FRAME_HLSLI
#define FRAME_HLSLI

#include "math.hlsli"

struct Camera
{
    float4x4 view;
    float4x4 projection;
    float4x4 view_projection;
    float4x4 previous_view_projection;
    float3 eye;
    float near_plane;
    float3 right; // as long as the half width of the picture at distance 1
    float far_plane;
    float3 up;
    float jitter_x;
    float3 forward;
    float jitter_y;

    float3 ray(float2 uv)
    {
        float2 offset = uv * float2(2.0, -2.0) + float2(-1.0, 1.0);
        return normalize(forward + offset.x * right + offset.y * up);
    }

    // Distance along `forward`, from the value in the depth buffer.
    float linear_depth(float depth)
    {
        return near_plane * far_plane / (far_plane - depth * (far_plane - near_plane));
    }

    float3 position(float2 uv, float depth)
    {
        float2 offset = uv * float2(2.0, -2.0) + float2(-1.0, 1.0);
        return eye + linear_depth(depth) * (forward + offset.x * right + offset.y * up);
    }
};

struct Sun
{
    float3 direction; // towards the sun
    float intensity;
    float3 color;
    float angular_size;
};

FRAME_SLOT(0)
cbuffer Frame
{
    Camera camera;
    Sun sun;
    uint2 target_size;  // what is drawn into
    uint2 picture_size; // what is shown
    uint samples;       // per pixel, in each direction
    uint frame_number;
    float time;
    float delta_time;
    float exposure;
    float bloom_strength;
    float fog_density;
    float fog_height;
};

FRAME_SLOT(1)
SamplerState smooth_sampler;

FRAME_SLOT(2)
SamplerState repeat_sampler;

#endif
