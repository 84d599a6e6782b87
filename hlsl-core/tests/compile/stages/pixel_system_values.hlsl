// manual: system values of pixel shaders (the table of semantics and SigPoints, PSIn and PSOut)
// args: -T ps_6_4 -E main -fspv-target-env=vulkan1.2
// args: -T ps_6_4 -E main -fspv-target-env=vulkan1.2 -fvk-use-dx-position-w
struct Output
{
    float4 color : SV_Target0;
    float2 second : SV_Target3;
    float depth : SV_DepthLessEqual;
    uint stencil : SV_StencilRef;
    uint coverage : SV_Coverage;
};

[earlydepthstencil]
Output main(float4 position : SV_Position, bool front : SV_IsFrontFace, uint sample_ : SV_SampleIndex,
            uint coverage : SV_Coverage, uint layer : SV_RenderTargetArrayIndex, uint view : SV_ViewID,
            uint viewport : SV_ViewportArrayIndex, uint primitive_ : SV_PrimitiveID,
            float3 weights : SV_Barycentrics, [[vk::builtin("HelperInvocation")]] bool helper : HELPER)
{
    Output output;
    output.color = position + float4(weights, layer + viewport);
    output.second = float2(view, primitive_);
    output.depth = front ? 0 : position.w;
    output.stencil = helper ? sample_ : 3;
    output.coverage = coverage;
    return output;
}
