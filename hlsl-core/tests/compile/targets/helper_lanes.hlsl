// manual: Vulkan builtins (HelperInvocation; IsHelperLane asks for what is true now, which before Vulkan 1.3 takes
// SPV_EXT_demote_to_helper_invocation)
// args: -T ps_6_6 -E main
// args: -T ps_6_6 -E main -fspv-target-env=vulkan1.3
float4 main(float4 uv : UV) : SV_Target
{
    if (uv.x < 0)
        discard;
    return IsHelperLane() ? 0 : uv;
}
