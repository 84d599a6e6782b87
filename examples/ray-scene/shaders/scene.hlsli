// Shared by both ways to trace the scene: its description, the camera, light and shade.

struct Scene {
    float3 eye;
    uint width;
    float3 forward;
    uint height;
    float3 right;
    uint samples;
    float3 up;
    float fence_hole;
    float3 sun;
    float time;
};

struct Ball {
    float3 center;
    float radius;
    float3 color;
    float mirror;
};

/// Per triangle: its material, and the direction it faces.
struct Face {
    float3 normal;
    uint material;
};

/// What a ray has hit; `distance` is negative for the sky.
struct Hit {
    float3 normal;
    float distance;
    float3 color;
    float mirror;
};

ConstantBuffer<Scene> scene : register(b0);
RaytracingAccelerationStructure world : register(t1);
StructuredBuffer<Ball> balls : register(t2);
StructuredBuffer<Face> faces : register(t3);
RWStructuredBuffer<float4> picture : register(u4);

static const uint CHECKERS = 0;
static const uint STRIPES = 1;
static const uint FENCE = 2;

/// Where the faces of the fence begin: after two triangles of ground and four for each pyramid.
static const uint FENCE_START = 10;

static const uint TRIANGLES = 0;
static const uint BALLS = 1;
static const float FAR = 1000;

float3 sky(float3 direction) {
    float height = saturate(direction.y);
    float3 color = lerp(float3(0.92, 0.80, 0.68), float3(0.25, 0.45, 0.80), sqrt(height));
    float glow = pow(saturate(dot(direction, scene.sun)), 64);
    return color + glow * float3(0.8, 0.6, 0.3);
}

/// The color of a material at a place, without light.
float3 checkers(float3 at) {
    float2 cell = floor(at.xz);
    return frac((cell.x + cell.y) * 0.5) < 0.25 ? float3(0.80, 0.78, 0.72) : float3(0.24, 0.28, 0.30);
}

float3 stripes(float3 at) {
    return frac(at.y * 3) < 0.5 ? float3(0.85, 0.35, 0.20) : float3(0.95, 0.80, 0.45);
}

/// Whether a ray passes through the fence there.
bool is_hole(float3 at) {
    float2 cell = frac(at.xy * 2.5) - 0.5;
    return dot(cell, cell) < scene.fence_hole;
}

/// Where a ray enters a ball, or a negative number.
float meet_ball(Ball ball, float3 origin, float3 direction) {
    float3 away = origin - ball.center;
    float b = dot(away, direction);
    float c = dot(away, away) - ball.radius * ball.radius;
    float d = b * b - c;
    return d < 0 ? -1 : -b - sqrt(d);
}

/// The two queries to the scene; each way to trace answers them itself.
Hit trace(RayDesc ray);
bool is_lit(RayDesc ray);

RayDesc ray_from(float3 origin, float3 direction) {
    RayDesc ray;
    ray.Origin = origin;
    ray.TMin = 0.001;
    ray.Direction = direction;
    ray.TMax = FAR;
    return ray;
}

/// Follows a ray and its reflections.
float3 follow(float3 origin, float3 direction) {
    float3 light = 0;
    float3 share = 1;
    for (uint bounce = 0; bounce < 4; ++bounce) {
        Hit hit = trace(ray_from(origin, direction));
        if (hit.distance < 0)
            return light + share * sky(direction);
        float3 at = origin + direction * hit.distance;
        float3 normal = dot(hit.normal, direction) > 0 ? -hit.normal : hit.normal;
        float3 start = at + normal * 0.002;
        float slope = dot(normal, scene.sun);
        float sunlight = slope > 0 && is_lit(ray_from(start, scene.sun)) ? slope : 0;
        float3 received = sunlight * float3(1.15, 1.05, 0.90) + (0.5 + 0.5 * normal.y) * float3(0.22, 0.26, 0.34);
        light += share * (1 - hit.mirror) * hit.color * received;
        share *= hit.mirror * hit.color;
        if (hit.mirror == 0)
            return light;
        origin = start;
        direction = reflect(direction, normal);
    }
    return light;
}

/// One pixel: the mean of several rays.
float4 render(uint2 pixel) {
    float3 sum = 0;
    for (uint y = 0; y < scene.samples; ++y) {
        for (uint x = 0; x < scene.samples; ++x) {
            float2 within = (float2(x, y) + 0.5) / scene.samples;
            float2 at = (pixel + within) / float2(scene.width, scene.height) * 2 - 1;
            float3 direction = normalize(scene.forward + at.x * scene.right - at.y * scene.up);
            sum += min(follow(scene.eye, direction), 1);
        }
    }
    return float4(sqrt(sum / (scene.samples * scene.samples)), 1);
}
