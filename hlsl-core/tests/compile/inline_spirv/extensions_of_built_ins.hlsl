// args: -T ps_6_6 -fspv-target-env=vulkan1.3
// Built-ins of an extension without a capability, and inputs that a whole primitive has.
[[vk::ext_builtin_input(/* BaryCoordNoPerspCentroidAMD */ 4993)]] static const float2 corner;
float4 main([[vk::ext_decorate(/* PerPrimitiveEXT */ 5271)]] nointerpolation float4 tint : TINT) : SV_Target {
    return tint * corner.x;
}
