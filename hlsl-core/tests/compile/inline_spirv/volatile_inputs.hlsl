// args: -T ps_6_6 -fspv-target-env=vulkan1.3 -fspv-use-vulkan-memory-model
// Under the Vulkan memory model, each access of what is volatile says so, and no decoration.
float4 main([[vk::ext_decorate(/* Volatile */ 21)]] float4 at : AT) : SV_Target {
    return IsHelperLane() ? at : -at;
}
