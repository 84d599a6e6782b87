// args: -T cs_6_6 -E main -fspv-target-env=wgpu
// The index that derivatives need is the shader's own, of whatever sign.
Texture2D<float4> image;
SamplerState filter;
RWStructuredBuffer<float4> colors;

[numthreads(8, 4, 1)]
void main(uint3 id : SV_DispatchThreadID, int index : SV_GroupIndex) {
  colors[index] = image.Sample(filter, float2(id.xy) / 63);
}
