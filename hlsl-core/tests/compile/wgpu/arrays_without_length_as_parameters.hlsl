// args: -T ps_6_0 -E main -fspv-target-env=webgpu
// args: -T ps_6_0 -E main -fspv-target-env=wgpu
// The parameter has as many elements as an array without a length gets; arguments may have fewer.

Texture2D<float4> many[];
Texture2D<float4> few[5];
RWTexture2D<float4> written[];
SamplerState state;

float4 sampled(Texture2D<float4> all[]) { return all[2].Sample(state, float2(0, 0)); }
void store(RWTexture2D<float4> all[]) { all[1][int2(0, 0)] = 1; }

float4 main() : SV_Target
{
    store(written);
    return sampled(many) + sampled(few);
}
