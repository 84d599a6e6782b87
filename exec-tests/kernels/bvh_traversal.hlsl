// The nearest triangle along each ray, through a hierarchy of boxes with a stack.
struct Node { float3 low; uint first; float3 high; uint count; };
struct Triangle { float3 a; float3 b; float3 c; };
struct Ray { float3 origin; float3 direction; };
struct Hit { float distance; uint index; float2 uv; };
struct Push { uint rays; };

[[vk::push_constant]] Push push;
[[vk::binding(0)]] StructuredBuffer<Node> nodes;
[[vk::binding(1)]] StructuredBuffer<Triangle> triangles;
[[vk::binding(2)]] StructuredBuffer<Ray> rays;
[[vk::binding(3)]] RWStructuredBuffer<Hit> hits;

static const uint NOTHING = 0xffffffff;

float enter(Node node, Ray ray, float3 inverse, float limit)
{
    const float3 a = (node.low - ray.origin) * inverse;
    const float3 b = (node.high - ray.origin) * inverse;
    const float3 near = min(a, b);
    const float3 far = max(a, b);
    const float first = max(max(near.x, near.y), max(near.z, 0));
    const float last = min(min(far.x, far.y), min(far.z, limit));
    return first <= last ? first : 1e30;
}

void intersect(Triangle shape, uint index, Ray ray, inout Hit hit)
{
    const float3 ab = shape.b - shape.a;
    const float3 ac = shape.c - shape.a;
    const float3 p = cross(ray.direction, ac);
    const float determinant = dot(ab, p);
    if (abs(determinant) < 1e-9)
        return;
    const float3 t = ray.origin - shape.a;
    const float u = dot(t, p) / determinant;
    if (u < 0 || u > 1)
        return;
    const float3 q = cross(t, ab);
    const float v = dot(ray.direction, q) / determinant;
    if (v < 0 || u + v > 1)
        return;
    const float distance = dot(ac, q) / determinant;
    if (distance > 1e-4 && distance < hit.distance) {
        hit.distance = distance;
        hit.index = index;
        hit.uv = float2(u, v);
    }
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    if (id.x >= push.rays)
        return;
    const Ray ray = rays[id.x];
    const float3 inverse = 1 / ray.direction;
    Hit hit = { 1e30, NOTHING, float2(0, 0) };
    uint stack[32];
    uint depth = 0;
    uint at = 0;
    while (true) {
        const Node node = nodes[at];
        if (node.count > 0) {
            for (uint i = 0; i < node.count; ++i)
                intersect(triangles[node.first + i], node.first + i, ray, hit);
        } else {
            uint near = node.first;
            uint far = node.first + 1;
            float nearEnter = enter(nodes[near], ray, inverse, hit.distance);
            float farEnter = enter(nodes[far], ray, inverse, hit.distance);
            if (farEnter < nearEnter) {
                const uint other = near;
                near = far;
                far = other;
                const float otherEnter = nearEnter;
                nearEnter = farEnter;
                farEnter = otherEnter;
            }
            if (farEnter < 1e30 && depth < 32)
                stack[depth++] = far;
            if (nearEnter < 1e30) {
                at = near;
                continue;
            }
        }
        if (depth == 0)
            break;
        at = stack[--depth];
    }
    hits[id.x] = hit;
}
