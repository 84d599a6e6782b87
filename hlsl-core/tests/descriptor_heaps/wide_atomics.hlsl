// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// Atomic operations on two words, and on images of them; an acceleration structure from a function.

RWStructuredBuffer<uint> r;
RaytracingAccelerationStructure scene(uint i) { return ResourceDescriptorHeap[i]; }
[numthreads(1, 1, 1)] void main(uint id : SV_DispatchThreadID) { RayQuery<RAY_FLAG_FORCE_OPAQUE> q; RayDesc ray = { float3(0, 0, -1), 0, float3(0, 0, 1), 100 }; q.TraceRayInline(scene(NonUniformResourceIndex(id)), 0, 255, ray); q.Proceed(); r[id] = q.CommittedStatus(); RWTexture2D<uint64_t> w = ResourceDescriptorHeap[7]; InterlockedMax(w[uint2(id, 0)], (uint64_t)1); RWByteAddressBuffer b = ResourceDescriptorHeap[8]; b.InterlockedAdd64(0, (int64_t)1); }
