// args: -T lib_6_9 -fspv-target-env=vulkan1.2
// HLSL copies hit objects, SPIR-V cannot: parameters, results, members and elements become one variable where they
// have one value.

RaytracingAccelerationStructure world;
RWStructuredBuffer<float4> result;

struct [raypayload] Payload {
  float4 color : read(caller, closesthit, miss) : write(caller, closesthit, miss);
};

using namespace dx;
typedef dx::HitObject Hit;

HitObject trace(RayDesc ray, inout Payload payload) {
  HitObject hit;
  if (ray.TMax <= ray.TMin)
    return Hit::MakeNop();
  hit = HitObject::TraceRay(world, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
  return hit;
}

float depth(HitObject hit) { return hit.IsHit() ? hit.GetRayTCurrent() : -1; }
void next(inout HitObject hit) { hit.SetShaderTableIndex(hit.GetShaderTableIndex() + 1); }
void miss(out HitObject hit, RayDesc ray) { hit = HitObject::MakeMiss(RAY_FLAG_NONE, 1, ray); }
template<typename T> T same(T value) { return value; }
HitObject first_of(uint count, inout Payload payload, RayDesc ray) {
  for (uint i = 0; i < count; i++) {
    HitObject hit = trace(ray, payload);
    if (hit.IsHit())
      return hit;
    ray.Origin += ray.Direction;
  }
  return HitObject();
}

struct Named {
  Hit hit;
  float weight;
};

static HitObject last;

[shader("raygeneration")]
void main() {
  RayDesc ray = { result[0].xyz, result[0].w, result[1].xyz, result[1].w };
  Payload payload = { float4(0, 0, 0, 0) };
  float sum = 0;
  // Invocations that end here are reordered together with those that go on.
  for (uint bounces = 0; bounces < 8; bounces++) {
    HitObject hit;
    if (bounces < (uint)result[2].x)
      hit = trace(ray, payload);
    MaybeReorderThread(hit);
    if (hit.IsNop())
      break;
    HitObject::Invoke(hit, payload);
    ray.Origin = payload.color.xyz;
    sum += depth(hit);
  }

  HitObject first = same<dx::HitObject>(first_of(3, payload, ray));
  HitObject copy = first;
  sum += depth(first);
  // From here on only the copy is needed.
  next(copy);
  HitObject::Invoke(copy, payload);
  miss(copy, ray);
  sum += depth(copy) + trace(ray, payload).GetRayTMin();

  Hit both[2];
  both[0] = copy;
  both[1] = trace(ray, payload);
  [unroll] for (uint i = 0; i < 2; i++)
    sum += depth(both[i]);

  Named named;
  sum += named.hit.IsNop() ? 1 : 0;
  named.hit = both[1];
  named.weight = 0.5;
  last = named.hit;
  MaybeReorderThread(last, 1, 1);
  HitObject::Invoke(last, payload);
  result[3] = payload.color + sum * named.weight;
}
