// args: -T ps_6_0 -E main
// Sampling needs the neighbors, so both are sampled; loads can branch.
Texture2D<float4> near_map;
Texture2D<float4> far_map;
SamplerState smooth;
float limit;

float4 main(float depth : DEPTH, float2 uv : UV) : SV_Target
{
    Texture2D<float4> map = depth < limit ? near_map : far_map;
    return map.Sample(smooth, uv) + map.Load(int3(0, 0, 0));
}
