// args: -T ps_6_0 -E main -fspv-target-env=vulkan1.3
StructuredBuffer<void> read;
RWStructuredBuffer<void> written;
AppendStructuredBuffer<void> appended;
ConsumeStructuredBuffer<void> consumed;

float4 main() : SV_Target { return 0; }
