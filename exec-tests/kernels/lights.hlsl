// Shades points by lights that are copied out of a buffer whole, arrays in them included.
struct Falloff { float distances[4]; float strengths[4]; };
struct Light { float3 position; uint kind; float3 color; float radius; float3 direction; float cone; Falloff falloff; };
struct Surface { float3 position; float roughness; float3 normal; float metal; };
struct Push { uint lights; };

[[vk::push_constant]] Push push;
[[vk::binding(0)]] StructuredBuffer<Light> lights;
[[vk::binding(1)]] StructuredBuffer<Surface> surfaces;
[[vk::binding(2)]] RWStructuredBuffer<float4> shaded;

float strengthAt(Falloff falloff, float distance)
{
    uint i = 0;
    while (i < 3 && distance > falloff.distances[i + 1])
        ++i;
    if (i == 3)
        return falloff.strengths[3];
    const float t = saturate((distance - falloff.distances[i]) / (falloff.distances[i + 1] - falloff.distances[i]));
    return lerp(falloff.strengths[i], falloff.strengths[i + 1], t);
}

float3 shade(Surface surface, Light light)
{
    const float3 way = light.position - surface.position;
    const float distance = length(way);
    if (distance > light.radius)
        return 0;
    const float3 toLight = way / max(distance, 1e-4);
    float strength = strengthAt(light.falloff, distance);
    if (light.kind == 1)
        strength *= smoothstep(light.cone, 1, dot(-toLight, light.direction));
    const float3 halfway = normalize(toLight + float3(0, 0, 1));
    const float a = surface.roughness * surface.roughness + 0.01;
    const float facing = saturate(dot(surface.normal, halfway));
    const float d = facing * facing * (a - 1) + 1;
    const float specular = a / (3.14159265 * d * d);
    const float diffuse = (1 - surface.metal) / 3.14159265;
    return light.color * (strength * saturate(dot(surface.normal, toLight)) * (diffuse + specular * 0.25));
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    const Surface surface = surfaces[id.x];
    float3 sum = 0;
    for (uint i = 0; i < push.lights; ++i) {
        const Light light = lights[i];
        sum += shade(surface, light);
    }
    shaded[id.x] = float4(sum, 1);
}
