// A texture that is only written says so.
// args: -T cs_6_0 -E main -fspv-target-env=wgpu
RWTexture2D<float4> written;
RWTexture2D<float4> read;
RWTexture2D<float> both;

[numthreads(8, 8, 1)]
void main(uint2 at : SV_DispatchThreadID)
{
    both[at] += 1;
    written[at] = read[at] * both[at.yx];
}
