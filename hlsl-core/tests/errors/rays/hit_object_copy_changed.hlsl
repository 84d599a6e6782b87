// args: -T lib_6_9 -fspv-target-env=vulkan1.2
RWStructuredBuffer<uint> result;
struct [raypayload] Payload {
  float4 color : read(caller) : write(miss);
};
void next(dx::HitObject hit) {
  hit.SetShaderTableIndex(7);
  result[1] = hit.GetShaderTableIndex();
}
// The function has a copy, so that the index here must stay.
[shader("miss")]
void main(inout Payload payload) {
  RayDesc ray = { float3(0, 0, 0), 0.5, float3(0, 0, 1), 10 };
  dx::HitObject hit = dx::HitObject::MakeMiss(0, 1, ray);
  next(hit);
  result[0] = hit.GetShaderTableIndex();
}
