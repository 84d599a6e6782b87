// args: -T as_6_6 -E main -fspv-target-env=vulkan1.1
struct Payload { float step; };
groupshared Payload payload;
[numthreads(4, 1, 1)] void main(uint lane : SV_GroupIndex) {
  payload.step = ddx_fine(float(lane));
  DispatchMesh(1, 1, 1, payload);
}
