// Vulkan 1.2 took the builtins into its core, each with a capability of its own.
// args: -T vs_6_0 -E main
// args: -T vs_6_0 -E main -fspv-target-env=vulkan1.2
struct Output
{
    float4 position : SV_Position;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
};

Output main(float4 position : POSITION, uint id : SV_InstanceID)
{
    Output output = { position, id, id & 1 };
    return output;
}
