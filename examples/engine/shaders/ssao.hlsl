// How much of the sky a place sees, from the depths around it, and an edge-preserving blur.
//
// entry: cs_6_0 occlusion
// entry: cs_6_0 occlusion -D QUALITY=0
// entry: cs_6_0 blur_rows
// entry: cs_6_0 blur_columns

#include "frame.hlsli"

PASS_SLOT(0) Texture2D<float> depth_map;
PASS_SLOT(1) Texture2D<float4> normal_map;
PASS_SLOT(2) Texture2D<float2> occlusion_in; // and the depth it belongs to
PASS_SLOT(3) [[vk::image_format("rg16f")]] RWTexture2D<float2> occlusion_out;

struct OcclusionPass
{
    float radius;
    float power;
    float falloff;
    uint2 size;
};
[[vk::push_constant]] OcclusionPass occlusion_pass;

float3 place_at(float2 uv)
{
    return camera.position(uv, depth_map.SampleLevel(smooth_sampler, uv, 0.0));
}

// The highest angle along one direction from a place, as a sine over its plane.
float horizon(float3 place, float3 normal, float2 uv, float2 step, float jitter)
{
    float highest = 0.0;
    [unroll]
    for (int i = 0; i < OCCLUSION_STEPS; ++i)
    {
        float2 at = uv + step * (i + jitter + 0.5);
        if (any(at < 0.0) || any(at > 1.0))
            break;
        float3 way = place_at(at) - place;
        float squared = dot(way, way);
        float sine = dot(way, normal) * rsqrt(max(squared, 1e-6));
        float near = saturate(1.0 - squared * occlusion_pass.falloff);
        highest = max(highest, lerp(highest, sine, near));
    }
    return highest;
}

[numthreads(GROUP_SIZE_2D, GROUP_SIZE_2D, 1)]
void occlusion(uint2 id : SV_DispatchThreadID)
{
    if (any(id >= occlusion_pass.size))
        return;
    float2 uv = (id + 0.5) / occlusion_pass.size;
    float depth = depth_map.SampleLevel(smooth_sampler, uv, 0.0);
    [branch]
    if (depth >= 1.0)
    {
        occlusion_out[id] = float2(1.0, camera.far_plane);
        return;
    }
    float3 place = camera.position(uv, depth);
    float3 normal = decode_direction(normal_map.SampleLevel(smooth_sampler, uv, 0.0).xy * 2.0 - 1.0);
    float along = camera.linear_depth(depth);
    float reach = occlusion_pass.radius / (along * length(camera.up)) / OCCLUSION_STEPS;
    float turn = interleaved_noise(id);
    float jitter = frac(turn * 7.31);

    float hidden = 0.0;
    [unroll]
    for (int i = 0; i < OCCLUSION_DIRECTIONS; ++i)
    {
        float2 direction;
        sincos((i + turn) * PI / OCCLUSION_DIRECTIONS, direction.y, direction.x);
        float2 step = direction * reach * float2(float(target_size.y) / target_size.x, 1.0);
        hidden += horizon(place, normal, uv, step, jitter);
        hidden += horizon(place, normal, uv, -step, jitter);
    }
    float open = pow(saturate(1.0 - hidden / (2.0 * OCCLUSION_DIRECTIONS)), occlusion_pass.power);
    occlusion_out[id] = float2(open, along);
}

// ------------------------------------------------------------------------------------------------------------ blur

#define BLUR_THREADS 128
#define BLUR_REACH 6

groupshared float2 line_of_pixels[BLUR_THREADS + 2 * BLUR_REACH];

struct Rows
{
    static int2 pixel(int along, int line_)
    {
        return int2(along, line_);
    }
};

struct Columns
{
    static int2 pixel(int along, int line_)
    {
        return int2(line_, along);
    }
};

template <typename Axis>
void blur_line(uint2 group, uint thread)
{
    int first = int(group.x * BLUR_THREADS) - BLUR_REACH;
    int2 last = int2(occlusion_pass.size) - 1;
    for (uint i = thread; i < BLUR_THREADS + 2 * BLUR_REACH; i += BLUR_THREADS)
        line_of_pixels[i] = occlusion_in[clamp(Axis::pixel(first + int(i), group.y), int2(0, 0), last)];
    GroupMemoryBarrierWithGroupSync();

    float2 middle = line_of_pixels[thread + BLUR_REACH];
    float2 sum = float2(middle.x, 1.0);
    [unroll]
    for (int offset = 1; offset <= BLUR_REACH; ++offset)
    {
        float weight = exp2(-offset * offset / (0.5 * BLUR_REACH * BLUR_REACH));
        [unroll]
        for (int side = -1; side <= 1; side += 2)
        {
            float2 other = line_of_pixels[int(thread) + BLUR_REACH + side * offset];
            float alike = saturate(1.0 - abs(other.y - middle.y) / (0.04 * middle.y));
            sum += weight * alike * float2(other.x, 1.0);
        }
    }
    int2 pixel = Axis::pixel(int(group.x * BLUR_THREADS + thread), group.y);
    if (all(pixel <= last))
        occlusion_out[pixel] = float2(sum.x / sum.y, middle.y);
}

[numthreads(BLUR_THREADS, 1, 1)]
void blur_rows(uint2 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    blur_line<Rows>(group, thread);
}

[numthreads(BLUR_THREADS, 1, 1)]
void blur_columns(uint2 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    blur_line<Columns>(group, thread);
}
