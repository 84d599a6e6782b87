// Particles that live on the device: dead ones wait in a list, emitters take from it, live ones move and are drawn.
//
// entry: cs_6_0 emit
// entry: cs_6_0 simulate
// entry: cs_6_0 simulate -D COLLIDE=0 -D CURL=0
// entry: vs_6_0 particle_vertex
// entry: ps_6_0 particle_pixel
// entry: ps_6_0 particle_pixel -D SOFT=0

#include "frame.hlsli"
#include "color.hlsli"

#ifndef COLLIDE
#define COLLIDE 1
#endif
#ifndef CURL
#define CURL 1
#endif
#ifndef SOFT
#define SOFT 1
#endif

#define EMITTER_SHAPES(X) X(Point) X(Sphere) X(Box) X(Ring)

enum EmitterShape
{
#define SHAPE(name) Shape##name,
    EMITTER_SHAPES(SHAPE)
#undef SHAPE
    ShapeCount
};

struct Emitter
{
    float3 position;
    uint shape;
    float3 size;
    float speed;
    float3 direction;
    float spread;
    float2 life;
    float2 width;
    uint2 colors; // at birth and death
    float drag;
    float weight;
};

struct Particle
{
    float3 position;
    float age;
    float3 velocity;
    float life;
    uint emitter;
    uint colors_begin;
    uint colors_end;
    float width;
};

PASS_SLOT(0) cbuffer ParticlePass
{
    Emitter emitters[16];
    float3 gravity;
    uint emitter;
    float3 wind;
    uint birth_count;
    uint capacity;
    float bounce;
    float curl_scale;
    float curl_strength;
};

PASS_SLOT(1) RWStructuredBuffer<Particle> particles;
PASS_SLOT(2) ConsumeStructuredBuffer<uint> dead_out;
PASS_SLOT(3) AppendStructuredBuffer<uint> dead_in;
PASS_SLOT(4) AppendStructuredBuffer<uint> living;
PASS_SLOT(5) RWStructuredBuffer<float2> sort_keys;
PASS_SLOT(6) StructuredBuffer<Particle> drawn_particles;
PASS_SLOT(7) StructuredBuffer<uint> drawn_order;
PASS_SLOT(8) Texture2D<float> depth_map;
PASS_SLOT(9) Texture2DArray<float4> sprites;

float3 on_sphere(inout Random random)
{
    float z = random.next() * 2.0 - 1.0;
    float2 around;
    sincos(TWO_PI * random.next(), around.y, around.x);
    return float3(around * sqrt(1.0 - z * z), z);
}

float3 birth_place(Emitter source, inout Random random)
{
    switch (source.shape)
    {
    case ShapeSphere:
        return source.position + source.size * on_sphere(random) * pow(random.next(), 1.0 / 3.0);
    case ShapeBox:
        return source.position + source.size * (float3(random.next2(), random.next()) * 2.0 - 1.0);
    case ShapeRing:
    {
        float2 around;
        sincos(TWO_PI * random.next(), around.y, around.x);
        return source.position + float3(around.x, 0.0, around.y) * source.size.x;
    }
    case ShapePoint:
    default:
        return source.position;
    }
}

[numthreads(64, 1, 1)]
void emit(uint id : SV_DispatchThreadID)
{
    if (id >= birth_count)
        return;
    Random random = Random::seeded(uint2(id, frame_number), emitter);
    Emitter source = emitters[emitter];
    Particle particle;
    particle.position = birth_place(source, random);
    float3 direction = normalize(source.direction + source.spread * on_sphere(random));
    particle.velocity = direction * source.speed * lerp(0.7, 1.3, random.next());
    particle.age = 0.0;
    particle.life = lerp(source.life.x, source.life.y, random.next());
    particle.width = lerp(source.width.x, source.width.y, random.next());
    particle.emitter = emitter;
    particle.colors_begin = source.colors.x;
    particle.colors_end = source.colors.y;
    uint slot = dead_out.Consume();
    particles[slot] = particle;
}

float potential(float3 at, uint salt)
{
    return octaves<2>(at, salt);
}

// A divergence-free field: particles swirl but do not clump together.
float3 curl(float3 at)
{
    const float e = 0.05;
    float3 slopes[3];
    [unroll]
    for (uint i = 0; i < 3; ++i)
    {
        float middle = potential(at, 100 * i + 7);
        slopes[i] = float3(potential(at + float3(e, 0.0, 0.0), 100 * i + 7), potential(at + float3(0.0, e, 0.0), 100 * i + 7),
                           potential(at + float3(0.0, 0.0, e), 100 * i + 7)) - middle;
    }
    return float3(slopes[2].y - slopes[1].z, slopes[0].z - slopes[2].x, slopes[1].x - slopes[0].y) / e;
}

void collide(inout Particle particle, float3 before)
{
    float4 projected = mul(camera.view_projection, float4(particle.position, 1.0));
    if (projected.w <= 0.0)
        return;
    float2 uv = projected.xy / projected.w * 0.5 + 0.5;
    if (any(uv < 0.0) || any(uv >= 1.0))
        return;
    int2 pixel = int2(uv * target_size);
    float depth = camera.linear_depth(depth_map.Load(int3(pixel, 0)));
    float behind = projected.w - depth;
    if (behind < 0.0 || behind > 2.0 * particle.width)
        return;
    float3 here = camera.position(uv, depth_map.Load(int3(pixel, 0)));
    float3 right = camera.position(uv + float2(1.0 / target_size.x, 0.0), depth_map.Load(int3(pixel, 0), int2(1, 0)));
    float3 below = camera.position(uv + float2(0.0, 1.0 / target_size.y), depth_map.Load(int3(pixel, 0), int2(0, 1)));
    float3 normal = normalize(cross(below - here, right - here));
    if (dot(particle.velocity, normal) < 0.0)
    {
        particle.velocity = reflect(particle.velocity, normal) * bounce;
        particle.position = before;
    }
}

[numthreads(256, 1, 1)]
void simulate(uint id : SV_DispatchThreadID)
{
    if (id >= capacity)
        return;
    Particle particle = particles[id];
    if (particle.life <= 0.0)
        return;
    particle.age += delta_time;
    if (particle.age >= particle.life)
    {
        particle.life = 0.0;
        particles[id] = particle;
        dead_in.Append(id);
        return;
    }
    Emitter source = emitters[particle.emitter & 15];
    float3 force = gravity * source.weight + (wind - particle.velocity) * source.drag;
#if CURL
    force += curl_strength * curl(particle.position * curl_scale + float3(0.0, 0.3 * time, 0.0));
#endif
    float3 before = particle.position;
    particle.velocity += force * delta_time;
    particle.position += particle.velocity * delta_time;
#if COLLIDE
    collide(particle, before);
#endif
    particles[id] = particle;
    living.Append(id);
    float3 way = particle.position - camera.eye;
    sort_keys[id] = float2(-dot(way, camera.forward), asfloat(id));
}

struct ParticlePoint
{
    float4 position : SV_Position;
    float3 uv : TEXCOORD0;
    float depth : DEPTH;
    nointerpolation float4 color : COLOR;
};

ParticlePoint particle_vertex(uint vertex : SV_VertexID)
{
    static const float2 CORNERS[6] = {float2(-1, -1), float2(1, -1), float2(-1, 1), float2(-1, 1), float2(1, -1), float2(1, 1)};
    Particle particle = drawn_particles[drawn_order[vertex / 6]];
    float2 corner = CORNERS[vertex % 6];
    float share = saturate(particle.age / max(particle.life, 1e-3));

    // Fast particles are stretched along their path.
    float3 along = particle.velocity * 0.03;
    float3 right = normalize(camera.right);
    float3 up = normalize(camera.up);
    float3 offset = particle.width * (corner.x * right + corner.y * up) + (corner.y > 0.0 ? along : -along);
    float3 place = particle.position + offset;

    ParticlePoint result;
    result.position = mul(camera.view_projection, float4(place, 1.0));
    result.uv = float3(corner * 0.5 + 0.5, particle.emitter);
    result.depth = result.position.w;
    result.color = lerp(unpack_unorm4(particle.colors_begin), unpack_unorm4(particle.colors_end), share);
    result.color.a *= smoothstep(0.0, 0.1, share) * smoothstep(1.0, 0.7, share);
    return result;
}

float4 particle_pixel(ParticlePoint input) : SV_Target
{
    float4 color = input.color * sprites.Sample(smooth_sampler, input.uv);
#if SOFT
    float behind = camera.linear_depth(depth_map.Load(int3(input.position.xy, 0)));
    color.a *= saturate((behind - input.depth) / 0.5);
#endif
    if (color.a < 1.0 / 255.0)
        discard;
    return color;
}
