// Numbers: constants, hashes, noise, packing, and a few templates that the language lacks.

#ifndef MATH_HLSLI
#define MATH_HLSLI

#include "platform.hlsli"

static const float PI = 3.14159265358979;
static const float TWO_PI = 6.28318530717959;
static const float HALF_PI = 1.5707963267949;
static const float GOLDEN_ANGLE = 2.39996322972865;

template <typename T>
T square(T x)
{
    return x * x;
}

template <typename T>
T remap(T x, T from_low, T from_high, T to_low, T to_high)
{
    return to_low + (x - from_low) * (to_high - to_low) / (from_high - from_low);
}

template <typename T>
void exchange(inout T a, inout T b)
{
    T kept = a;
    a = b;
    b = kept;
}

// A complex number, as transforms and the ocean use it.
struct Complex
{
    float2 parts;

    static Complex make(float re, float im)
    {
        Complex result;
        result.parts = float2(re, im);
        return result;
    }

    // Of length 1.
    static Complex at_angle(float angle)
    {
        Complex result;
        sincos(angle, result.parts.y, result.parts.x);
        return result;
    }

    Complex operator+(Complex other)
    {
        return make(parts.x + other.parts.x, parts.y + other.parts.y);
    }

    Complex operator-(Complex other)
    {
        return make(parts.x - other.parts.x, parts.y - other.parts.y);
    }

    Complex operator*(Complex other)
    {
        return make(parts.x * other.parts.x - parts.y * other.parts.y,
                    parts.x * other.parts.y + parts.y * other.parts.x);
    }

    Complex scaled(float factor)
    {
        return make(parts.x * factor, parts.y * factor);
    }

    Complex conjugate()
    {
        return make(parts.x, -parts.y);
    }
};

uint mix_bits(uint h)
{
    h ^= h >> 16;
    h *= 0x7feb352du;
    h ^= h >> 15;
    h *= 0x846ca68bu;
    return h ^ (h >> 16);
}

uint hash(uint2 cell, uint salt)
{
    return mix_bits(mix_bits(cell.x + 0x9e3779b9u * salt) ^ (cell.y * 0x85ebca6bu));
}

uint hash(uint3 cell, uint salt)
{
    return mix_bits(hash(cell.xy, salt) ^ (cell.z * 0xc2b2ae35u));
}

// In 0..1.
float to_unit(uint bits)
{
    return (bits >> 8) * (1.0 / 16777216.0);
}

struct Random
{
    uint state;

    static Random seeded(uint2 cell, uint salt)
    {
        Random result;
        result.state = hash(cell, salt);
        return result;
    }

    float next()
    {
        state = state * 1664525u + 1013904223u;
        return to_unit(mix_bits(state));
    }

    float2 next2()
    {
        float x = next();
        return float2(x, next());
    }

    // Two normally distributed numbers.
    float2 gaussian()
    {
        float radius = sqrt(-2.0 * log(max(next(), 1e-6)));
        float2 direction;
        sincos(TWO_PI * next(), direction.y, direction.x);
        return radius * direction;
    }
};

// In 0..1; neighboring pixels differ a lot, so that a blur removes it.
float interleaved_noise(float2 pixel)
{
    return frac(52.9829189 * frac(dot(pixel, float2(0.06711056, 0.00583715))));
}

float lattice(int3 cell, uint salt)
{
    return to_unit(hash(asuint(cell), salt));
}

// Value noise in 0..1.
float noise(float3 at, uint salt)
{
    float3 corner = floor(at);
    float3 f = at - corner;
    float3 w = f * f * (3.0 - 2.0 * f);
    int3 c = int3(corner);
    float4 low = float4(lattice(c, salt), lattice(c + int3(1, 0, 0), salt), lattice(c + int3(0, 1, 0), salt),
                        lattice(c + int3(1, 1, 0), salt));
    float4 high = float4(lattice(c + int3(0, 0, 1), salt), lattice(c + int3(1, 0, 1), salt),
                         lattice(c + int3(0, 1, 1), salt), lattice(c + int3(1, 1, 1), salt));
    float4 between = lerp(low, high, w.z);
    float2 edge = lerp(between.xz, between.yw, w.x);
    return lerp(edge.x, edge.y, w.y);
}

float noise(float2 at, uint salt)
{
    float2 corner = floor(at);
    float2 f = at - corner;
    float2 w = f * f * (3.0 - 2.0 * f);
    int2 c = int2(corner);
    float a = to_unit(hash(asuint(c), salt));
    float b = to_unit(hash(asuint(c + int2(1, 0)), salt));
    float d = to_unit(hash(asuint(c + int2(0, 1)), salt));
    float e = to_unit(hash(asuint(c + int2(1, 1)), salt));
    return lerp(lerp(a, b, w.x), lerp(d, e, w.x), w.y);
}

// Octaves of noise in 0..1. `V` is the type of the place.
template <int OCTAVES, typename V>
float octaves(V at, uint salt)
{
    float sum = 0.0;
    float amplitude = 0.5;
    [unroll]
    for (int i = 0; i < OCTAVES; ++i)
    {
        sum += amplitude * noise(at, salt + i);
        amplitude *= 0.5;
        at = at * 2.03 + 17.7;
    }
    return sum / (1.0 - 2.0 * amplitude);
}

// ------------------------------------------------------------------------------------------------------- packing

// The octahedral map of directions to a square, both in -1..1.
float2 encode_direction(float3 n)
{
    n /= abs(n.x) + abs(n.y) + abs(n.z);
    float2 folded = (1.0 - abs(n.yx)) * select(n.xy >= 0.0, float2(1.0, 1.0), float2(-1.0, -1.0));
    return n.z >= 0.0 ? n.xy : folded;
}

float3 decode_direction(float2 e)
{
    float3 n = float3(e, 1.0 - abs(e.x) - abs(e.y));
    float fold = saturate(-n.z);
    n.xy += select(n.xy >= 0.0, float2(-fold, -fold), float2(fold, fold));
    return normalize(n);
}

uint pack_unorm4(float4 value)
{
    uint4 bytes = uint4(saturate(value) * 255.0 + 0.5);
    return bytes.x | (bytes.y << 8) | (bytes.z << 16) | (bytes.w << 24);
}

float4 unpack_unorm4(uint bits)
{
    return float4(bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, bits >> 24) / 255.0;
}

uint pack_half2(float2 value)
{
    return f32tof16(value.x) | (f32tof16(value.y) << 16);
}

float2 unpack_half2(uint bits)
{
    return float2(f16tof32(bits & 0xffff), f16tof32(bits >> 16));
}

// ------------------------------------------------------------------------------------------------------ rotations

float3 rotate(float4 q, float3 v)
{
    float3 t = 2.0 * cross(q.xyz, v);
    return v + q.w * t + cross(q.xyz, t);
}

float4 multiply_quaternions(float4 a, float4 b)
{
    return float4(a.w * b.xyz + b.w * a.xyz + cross(a.xyz, b.xyz), a.w * b.w - dot(a.xyz, b.xyz));
}

// Columns: two directions across, then `n` itself.
float3x3 frame_around(float3 n)
{
    float s = n.z >= 0.0 ? 1.0 : -1.0;
    float a = -1.0 / (s + n.z);
    float b = n.x * n.y * a;
    float3 t = float3(1.0 + s * n.x * n.x * a, s * b, -s * n.x);
    float3 u = float3(b, s + n.y * n.y * a, -n.y);
    return transpose(float3x3(t, u, n));
}

// Where a ray meets a sphere around the origin; y < x if it does not.
float2 meet_sphere(float3 from, float3 ray, float radius)
{
    float b = dot(from, ray);
    float c = dot(from, from) - radius * radius;
    float d = b * b - c;
    if (d < 0.0)
        return float2(1.0, -1.0);
    float s = sqrt(d);
    return float2(-b - s, -b + s);
}

#endif
