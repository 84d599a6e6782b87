// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3
// Derivatives compare the invocations of a quad, or of a row of four.
Texture2D<float4> image;
SamplerState linear_sampler;
RWTexture2D<float4> result;

[numthreads(3, 3, 1)]
void main(uint2 id : SV_DispatchThreadID)
{
    float2 at = id / 64.0;
    result[id] = image.Sample(linear_sampler, at) + ddx(at.x);
}
