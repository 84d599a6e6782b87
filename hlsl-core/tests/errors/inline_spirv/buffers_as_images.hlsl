// args: -T ps_6_0
// Buffers stand in memory of their own.
[[vk::ext_storage_class(/* Image */ 11)]] StructuredBuffer<float4> colors;
float4 main() : SV_Target { return colors[0]; }
