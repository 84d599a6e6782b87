// Every intrinsic of ray tracing in each stage that has it; a record of a ray for each stage.
#include "given.hlsli"

#define GENERATED 0
#define MISSED 1
#define HIT 2
#define INTERSECTED 3
#define ASKED 5
#define CALLED 7
#define ENDED 8

struct Payload {
  uint ray;
  float distance;
  uint2 counts[2];
};

struct Shadow {
  bool is_lit;
  uint ray;
};

struct Middle {
  float2 at;
  uint primitive;
};

struct Request {
  uint ray;
  float3 numbers;
};

void put_ray() {
  put(DispatchRaysIndex());
  put(DispatchRaysDimensions());
  put(WorldRayOrigin());
  put(WorldRayDirection());
  put(RayTMin());
  put(RayTCurrent());
  put(RayFlags());
}

void put_object() {
  put_ray();
  put(InstanceIndex());
  put(InstanceID());
  put(GeometryIndex());
  put(PrimitiveIndex());
  put(ObjectRayOrigin());
  put(ObjectRayDirection());
  put(ObjectToWorld3x4());
  put(ObjectToWorld4x3());
  put(WorldToObject3x4());
  put(WorldToObject4x3());
}

[shader("raygeneration")]
void generate() {
  uint ray = DispatchRaysIndex().x;
  begin(ray, GENERATED);
  put(DispatchRaysIndex());
  put(DispatchRaysDimensions());
  Given it = given[ray];
  Payload payload = { ray, -1, { uint2(1, 2), uint2(3, 4) } };
  TraceRay(world, it.flags, it.mask, 0, 1, 0, ray_of(it), payload);
  Request request = { ray, float3(1, 2, 3) };
  CallShader(1, request);
  begin(ray, ENDED);
  put(payload.distance);
  put(payload.counts[0].x);
  put(payload.counts[1].y);
  put(request.numbers);
}

[shader("intersection")]
void cross_box() {
  uint ray = DispatchRaysIndex().x;
  begin(ray, INTERSECTED + PrimitiveIndex());
  put_object();
  float distance = distance_in_box(ObjectRayOrigin(), ObjectRayDirection());
  Middle middle = { (ObjectRayOrigin() + ObjectRayDirection() * distance).xy, PrimitiveIndex() };
  bool is_taken = ReportHit(distance, 3, middle);
  begin(ray, INTERSECTED + PrimitiveIndex());
  place += 73;
  put(is_taken);
}

void decide(uint ray) {
  if (!(given[ray].choices & COMMITS))
    IgnoreHit();
  if (given[ray].choices & STOPS)
    AcceptHitAndEndSearch();
}

[shader("anyhit")]
void ask_triangle(inout Payload payload, in BuiltInTriangleIntersectionAttributes spot) {
  payload.counts[0].x += 10;
  begin(payload.ray, ASKED + PrimitiveIndex());
  put_object();
  put(HitKind());
  put(spot.barycentrics);
  decide(payload.ray);
  payload.counts[1].y += 100;
}

[shader("anyhit")]
void ask_box(inout Payload payload, in Middle middle) {
  payload.counts[0].x += 10;
  begin(payload.ray, ASKED + PrimitiveIndex());
  put_object();
  put(HitKind());
  put(middle.at);
  decide(payload.ray);
  payload.counts[1].y += 100;
}

void hit(inout Payload payload, float2 at) {
  begin(payload.ray, HIT);
  put_object();
  put(HitKind());
  put(at);
  payload.distance = RayTCurrent();
  uint here = place;
  Shadow shadow = { false, payload.ray };
  RayDesc ray = { WorldRayOrigin(), 0, -WorldRayDirection(), 1 };
  TraceRay(world, RAY_FLAG_SKIP_CLOSEST_HIT_SHADER, 0xff, 0, 1, 1, ray, shadow);
  place = here;
  put(shadow.is_lit);
  put(ObjectToWorld());
  put(WorldToObject());
}

[shader("closesthit")]
void hit_triangle(inout Payload payload, in BuiltInTriangleIntersectionAttributes spot) {
  hit(payload, spot.barycentrics);
}

[shader("closesthit")]
void hit_box(inout Payload payload, in Middle middle) { hit(payload, middle.at); }

[shader("miss")]
void miss(inout Payload payload) {
  begin(payload.ray, MISSED);
  put_ray();
  Request request = { payload.ray, float3(4, 5, 6) };
  CallShader(0, request);
  payload.distance = request.numbers.x;
}

[shader("miss")]
void lit(inout Shadow shadow) { shadow.is_lit = shadow.ray == DispatchRaysIndex().x; }

[shader("callable")]
void twice(inout Request request) { request.numbers *= 2; }

[shader("callable")]
void write_and_call(inout Request request) {
  begin(request.ray, CALLED);
  put(DispatchRaysIndex());
  put(DispatchRaysDimensions());
  put(request.numbers);
  CallShader(0, request);
  request.numbers += 1;
}
