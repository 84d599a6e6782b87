// Bends the shapes: each is a tube of rings, whose radius changes along it, and follows its bones.

#include "corner.hlsli"

static const uint RINGS = 25;
/// The first and the last one lie in the same place.
static const uint SIDES = 33;
static const uint BONES = 5;

struct Shape {
    float first_radius;
    float last_radius;
    float height;
};

StructuredBuffer<Shape> shapes : register(t0, space1);
StructuredBuffer<float4x4> bones : register(t1, space1);
RWStructuredBuffer<Corner> corners : register(u0, space1);

[numthreads(64, 1, 1)]
void skin(uint3 id : SV_DispatchThreadID) {
    uint ring = id.x / SIDES;
    if (ring >= RINGS) return;
    Shape shape = shapes[id.y];
    float along = ring / float(RINGS - 1);
    float around = (id.x % SIDES) * 6.2831853 / (SIDES - 1);
    float3 outward = float3(cos(around), 0, sin(around));
    float radius = lerp(shape.first_radius, shape.last_radius, along);
    float3 place = outward * radius + float3(0, along * shape.height, 0);
    float3 normal = outward * shape.height + float3(0, shape.first_radius - shape.last_radius, 0);

    float bone = along * (BONES - 1);
    uint first = min(uint(bone), BONES - 2);
    float4x4 near = bones[id.y * BONES + first], far = bones[id.y * BONES + first + 1];
    float4x4 bent = near * (1 - (bone - first)) + far * (bone - first);

    Corner corner;
    corner.place = float4(mul(bent, float4(place, 1)).xyz, along);
    corner.normal = float4(normalize(mul(bent, float4(normal, 0)).xyz), 0);
    corners[id.y * RINGS * SIDES + id.x] = corner;
}
