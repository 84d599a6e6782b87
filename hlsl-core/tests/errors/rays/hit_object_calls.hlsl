// args: -T lib_6_9 -fspv-target-env=vulkan1.2
RaytracingAccelerationStructure world;
RWStructuredBuffer<float4> result;
struct Large { float4 parts[2]; float more; };
struct Named { Texture2D<float4> texture; };
[shader("raygeneration")]
void main() {
  dx::HitObject hit;
  hit.GetAttributes<float2>();
  hit.GetAttributes<Large>();
  hit.GetAttributes<Named>();
  hit.GetAttributes();
  hit.LoadLocalRootTableConstant(6);
  hit.IsTriangle();
  dx::HitObject::MakeHit(hit);
  float payload;
  dx::HitObject::Invoke(hit, payload);
  dx::MaybeReorderThread(hit, 1);
  RayQuery<0> query;
  dx::HitObject::FromRayQuery(query, 3, payload);
}
