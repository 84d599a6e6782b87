// args: -T ps_6_0 -E main -fspv-extension=KHR
[earlydepthstencil]
[[vk::early_and_late_tests]]
float4 main() : SV_Target { return 1; }
