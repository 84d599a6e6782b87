// args: -T lib_6_9 -fspv-target-env=vulkan1.2
RWStructuredBuffer<uint> result;
[shader("raygeneration")]
void main() {
  RayDesc ray = { float3(0, 0, 0), 0.5, float3(0, 0, 1), 10 };
  dx::HitObject hits[2];
  hits[0] = dx::HitObject::MakeMiss(0, 1, ray);
  result[0] = hits[result[1]].GetShaderTableIndex();
}
