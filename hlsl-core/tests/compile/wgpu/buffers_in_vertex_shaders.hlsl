// args: -T vs_6_0 -E main -fspv-target-env=webgpu
// Browsers have no writable buffers in vertex shaders, but this one only reads.
RWStructuredBuffer<float4> places;
RWBuffer<float> sizes;
float4 main(uint at : SV_VertexID) : SV_Position { return places[at] * sizes[at]; }
