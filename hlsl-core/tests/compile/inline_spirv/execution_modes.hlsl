// args: -T ps_6_0 -E main
// Inline SPIR-V, "Execution modes": an attribute, hidden in a macro together with what it needs.

static const uint SampleMaskPostDepthCoverage = 4447;
static const uint PostDepthCoverage = 4446;
#define POST_DEPTH_COVERAGE vk::ext_extension("SPV_KHR_post_depth_coverage"), \
                            vk::ext_capability(SampleMaskPostDepthCoverage), \
                            vk::spvexecutionmode(PostDepthCoverage)

[[POST_DEPTH_COVERAGE]]
float4 main(uint covered : SV_Coverage) : SV_Target { return countbits(covered); }
