// args: -T ps_6_0 -E main
// args: -T ps_6_3 -E main -fspv-target-env=vulkan1.1
struct Input
{
    float3 weights : SV_Barycentrics;
    uint view : SV_ViewID;
    uint rate : SV_ShadingRate;
};

float4 main(Input input) : SV_Target
{
    return float4(input.weights, input.view + input.rate);
}
