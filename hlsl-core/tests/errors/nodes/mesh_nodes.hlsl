// args: -T lib_6_8 -fspv-target-env=vulkan1.3
// DXC has none for SPIR-V, either.
struct Vertex { float4 position : SV_Position; };
struct Work { uint item; };
[shader("node")] [NodeLaunch("mesh")] [outputtopology("triangle")] [numthreads(8, 1, 1)] [NodeDispatchGrid(1, 1, 1)]
void main(DispatchNodeInputRecord<Work> work, uint lane : SV_GroupIndex, out vertices Vertex v[3],
          out indices uint3 t[1]) {
    if (lane < 3) v[lane].position = work.Get().item;
    t[0] = uint3(0, 1, 2);
}
