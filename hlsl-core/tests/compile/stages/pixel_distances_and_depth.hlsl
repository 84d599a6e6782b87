// manual: system values of pixel shaders (distances, inner coverage, depth that only grows)
// args: -T ps_6_0 -E main
float4 main(float2 clip : SV_ClipDistance, float cull : SV_CullDistance, uint inner : SV_InnerCoverage,
            out float depth : SV_DepthGreaterEqual) : SV_Target
{
    depth = cull;
    return float4(clip, cull, inner);
}
