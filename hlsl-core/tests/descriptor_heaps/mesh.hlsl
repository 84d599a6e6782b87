// args: -T ms_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// A mesh shader.

struct V { float4 p : SV_Position; };
[numthreads(3, 1, 1)] [outputtopology("triangle")] void main(uint i : SV_GroupThreadID, out vertices V v[3], out indices uint3 t[1]) {
    StructuredBuffer<float4> places = ResourceDescriptorHeap[i]; SetMeshOutputCounts(3, 1); v[i].p = places[i]; if (i == 0) t[0] = uint3(0, 1, 2);
}
