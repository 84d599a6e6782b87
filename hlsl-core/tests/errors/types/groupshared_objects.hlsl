// args: -T cs_6_0
// Groups share numbers, and no resources.
struct Surface { float4 color; Texture2D<float4> image; };

groupshared Surface surfaces[2];
groupshared SamplerState how;
RWStructuredBuffer<float4> result;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
    result[i] = surfaces[i & 1].color;
}
