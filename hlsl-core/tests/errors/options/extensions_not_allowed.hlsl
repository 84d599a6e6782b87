// args: -T ps_6_6 -E main -fspv-extension=KHR
RWTexture2D<uint64_t> wide;
RasterizerOrderedBuffer<float> ordered;
Texture2D endless[];
float4 main(float3 bary : SV_Barycentrics, uint view : SV_ViewID, uint inner : SV_InnerCoverage) : SV_Target
{
    ordered[0] = 1;
    return wide[uint2(view, inner)] + endless[NonUniformResourceIndex(view)].Load(0) + bary.xyzz;
}
