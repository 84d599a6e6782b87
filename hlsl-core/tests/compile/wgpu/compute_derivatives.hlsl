// args: -T cs_6_6 -E main -fspv-target-env=webgpu
// Four lanes in a row are a square of threads here.
Texture2D<float4> image;
SamplerState filter;
RWStructuredBuffer<float4> colors;

[numthreads(8, 4, 2)]
void main(uint3 id : SV_DispatchThreadID, uint3 own : SV_GroupThreadID, uint index : SV_GroupIndex)
{
    float2 at = id.xy / 64.0;
    float4 color = image.Sample(filter, at) + image.SampleBias(filter, at, 1.5);
    color.x += image.CalculateLevelOfDetail(filter, at) + fwidth(at.x * at.y);
    colors[(id.y * 64 + id.x) * own.z + index] = color;
}
