// manual: system values of vertex shaders; Vulkan builtins; -fvk-support-nonzero-base-instance, -fvk-invert-y
// args: -T vs_6_8 -E main -fspv-target-env=vulkan1.1
// args: -T vs_6_8 -E main -fspv-target-env=vulkan1.1 -fvk-support-nonzero-base-instance -fvk-support-nonzero-base-vertex -fvk-invert-y
struct Output
{
    float4 position : SV_Position;
    [[vk::builtin("PointSize")]] float size : PSIZE;
};

Output main(uint vertex : SV_VertexID, uint instance : SV_InstanceID, uint view : SV_ViewID,
            [[vk::builtin("DrawIndex")]] int draw : DRAW, [[vk::builtin("DeviceIndex")]] uint device : DEVICE)
{
    Output output;
    output.position = float4(vertex, instance, view, 1);
    output.size = draw + device;
    return output;
}
