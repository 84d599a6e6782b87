// Paths of light among spheres of four materials, several bounces long.
struct Sphere { float3 center; float radius; float3 color; uint material; };
struct Push { uint width; uint height; uint count; uint samples; };

[[vk::push_constant]] Push push;
[[vk::binding(0)]] StructuredBuffer<Sphere> spheres;
[[vk::binding(1)]] RWStructuredBuffer<float4> picture;

static const uint MATTE = 0, MIRROR = 1, GLASS = 2, LAMP = 3;

struct Random {
    uint state;
    uint next()
    {
        state = state * 747796405u + 2891336453u;
        const uint word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;
        return (word >> 22) ^ word;
    }
    float unit() { return (next() >> 8) / 16777216.0; }
    float3 direction()
    {
        const float z = 1 - 2 * unit();
        const float angle = 6.2831853 * unit();
        const float radius = sqrt(max(0, 1 - z * z));
        return float3(radius * cos(angle), radius * sin(angle), z);
    }
};

struct Ray { float3 origin; float3 direction; };
struct Hit { float distance; int sphere; };

Hit nearest(Ray ray)
{
    Hit hit = { 1e30, -1 };
    for (uint i = 0; i < push.count; ++i) {
        const Sphere sphere = spheres[i];
        const float3 way = ray.origin - sphere.center;
        const float b = dot(way, ray.direction);
        const float c = dot(way, way) - sphere.radius * sphere.radius;
        const float root = b * b - c;
        if (root <= 0)
            continue;
        const float width = sqrt(root);
        float distance = -b - width;
        if (distance < 1e-3)
            distance = -b + width;
        if (distance >= 1e-3 && distance < hit.distance) {
            hit.distance = distance;
            hit.sphere = int(i);
        }
    }
    return hit;
}

float3 trace(Ray ray, inout Random random)
{
    float3 light = 0;
    float3 throughput = 1;
    for (uint bounce = 0; bounce < 6; ++bounce) {
        const Hit hit = nearest(ray);
        if (hit.sphere < 0) {
            light += throughput * lerp(float3(1, 1, 1), float3(0.5, 0.7, 1), 0.5 * (ray.direction.y + 1));
            break;
        }
        const Sphere sphere = spheres[hit.sphere];
        const float3 at = ray.origin + ray.direction * hit.distance;
        float3 normal = (at - sphere.center) / sphere.radius;
        const bool inside = dot(normal, ray.direction) > 0;
        if (inside)
            normal = -normal;
        bool ends = false;
        switch (sphere.material) {
        case MATTE:
            ray.direction = normalize(normal + 0.999 * random.direction());
            throughput *= sphere.color;
            break;
        case MIRROR:
            ray.direction = reflect(ray.direction, normal);
            throughput *= sphere.color;
            break;
        case GLASS: {
            const float ratio = inside ? 1.5 : 1 / 1.5;
            const float cosine = min(-dot(ray.direction, normal), 1);
            const float3 bent = refract(ray.direction, normal, ratio);
            float r = (1 - ratio) / (1 + ratio);
            r *= r;
            const float reflectance = r + (1 - r) * pow(max(1 - cosine, 0), 5);
            if (dot(bent, bent) == 0 || random.unit() < reflectance)
                ray.direction = reflect(ray.direction, normal);
            else
                ray.direction = bent;
            throughput *= sphere.color;
            break;
        }
        default:
            light += throughput * sphere.color;
            ends = true;
            break;
        }
        if (ends)
            break;
        ray.origin = at;
        const float strength = max(throughput.x, max(throughput.y, throughput.z));
        if (bounce > 2) {
            if (random.unit() > strength)
                break;
            throughput /= strength;
        }
    }
    return light;
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    if (any(id.xy >= uint2(push.width, push.height)))
        return;
    Random random = { id.y * push.width + id.x };
    random.next();
    float3 sum = 0;
    for (uint i = 0; i < push.samples; ++i) {
        const float2 jitter = float2(random.unit(), random.unit());
        const float2 at = (float2(id.xy) + jitter) / float2(push.width, push.height) * 2 - 1;
        Ray ray = { float3(0, 1, 4), normalize(float3(at.x, -at.y, -1.5)) };
        sum += trace(ray, random);
    }
    picture[id.y * push.width + id.x] = float4(sum / push.samples, 1);
}
