// Depth, sample mask and two targets; what is discarded is not seen.
// args: -T ps_6_0 -E main
struct Result
{
    float4 color : SV_Target0;
    uint2 ids : SV_Target1;
    float depth : SV_Depth;
    uint coverage : SV_Coverage;
};

Result main(float4 at : SV_Position, bool front : SV_IsFrontFace, uint covered : SV_Coverage, nointerpolation int which : WHICH,
            noperspective centroid float2 uv : UV, uint sample_index : SV_SampleIndex)
{
    if (uv.x > 1)
        discard;
    Result result;
    result.color = front ? float4(uv, 0, 1) : at;
    result.ids = uint2(which, sample_index);
    result.depth = at.z * 0.5;
    result.coverage = covered & 3;
    return result;
}
