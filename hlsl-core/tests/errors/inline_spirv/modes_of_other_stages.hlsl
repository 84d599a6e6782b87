// args: -T lib_6_6
// Each is wrong where the attribute says it, not at the entry point.
[shader("pixel")]
[[vk::ext_execution_mode(/* OutputVertices */ 26, 4)]]
[[vk::ext_execution_mode(/* Quads */ 24)]]
float4 pixel() : SV_Target { return 1; }

[shader("vertex")]
[[vk::ext_execution_mode(/* DepthReplacing */ 12)]]
float4 vertex() : SV_Position { return 1; }
