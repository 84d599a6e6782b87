// The scene in the six stages of a ray tracing pipeline.

#include "scene.hlsli"

struct Spot {
    float2 barycentrics;
};

struct BallSpot {
    float3 normal;
};

struct Paint {
    float3 at;
    float unused;
    float3 color;
};

[shader("raygeneration")]
void generate() {
    uint2 pixel = DispatchRaysIndex().xy;
    picture[pixel.y * DispatchRaysDimensions().x + pixel.x] = render(pixel);
}

Hit trace(RayDesc ray) {
    Hit hit;
    hit.normal = 0;
    hit.distance = -1;
    hit.color = 0;
    hit.mirror = 0;
    TraceRay(world, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, hit);
    return hit;
}

bool is_lit(RayDesc ray) {
    Hit hit;
    hit.normal = 0;
    hit.distance = 0;
    hit.color = 0;
    hit.mirror = 0;
    TraceRay(world, RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH | RAY_FLAG_SKIP_CLOSEST_HIT_SHADER, 0xff, 0, 1, 1, ray,
             hit);
    return hit.distance < 0;
}

float3 hit_place() { return WorldRayOrigin() + WorldRayDirection() * RayTCurrent(); }

/// Paints with callable shader `material`.
[shader("closesthit")]
void triangle_hit(inout Hit hit, in Spot spot) {
    Face face = faces[PrimitiveIndex() + (GeometryIndex() == 0 ? 0 : FENCE_START)];
    Paint paint;
    paint.at = hit_place();
    paint.unused = 0;
    paint.color = 0;
    CallShader(face.material, paint);
    hit.normal = face.normal;
    hit.distance = RayTCurrent();
    hit.color = paint.color;
    hit.mirror = 0;
}

[shader("anyhit")]
void fence_hit(inout Hit hit, in Spot spot) {
    if (is_hole(hit_place()))
        IgnoreHit();
}

[shader("intersection")]
void ball_intersection() {
    Ball ball = balls[PrimitiveIndex()];
    float distance = meet_ball(ball, ObjectRayOrigin(), ObjectRayDirection());
    if (distance > RayTMin() && distance < RayTCurrent()) {
        BallSpot spot;
        spot.normal = (ObjectRayOrigin() + ObjectRayDirection() * distance - ball.center) / ball.radius;
        ReportHit(distance, 0, spot);
    }
}

[shader("closesthit")]
void ball_hit(inout Hit hit, in BallSpot spot) {
    Ball ball = balls[PrimitiveIndex()];
    hit.normal = spot.normal;
    hit.distance = RayTCurrent();
    hit.color = ball.color;
    hit.mirror = ball.mirror;
}

[shader("miss")]
void nothing_hit(inout Hit hit) { hit.distance = -1; }

[shader("miss")]
void sun_seen(inout Hit hit) { hit.distance = -1; }

[shader("callable")]
void paint_checkers(inout Paint paint) { paint.color = checkers(paint.at); }

[shader("callable")]
void paint_stripes(inout Paint paint) { paint.color = stripes(paint.at); }

[shader("callable")]
void paint_fence(inout Paint paint) { paint.color = float3(0.30, 0.42, 0.24); }
