// args: -T ps_6_6 -fspv-target-env=vulkan1.3
// args: -T vs_6_6 -fspv-target-env=vulkan1.3 -DIS_VERTEX
// What pixel shaders read of each vertex or once for a primitive.
#ifdef IS_VERTEX
float4 main([[vk::ext_decorate(/* PerVertexKHR */ 5285)]] float4 each : EACH) : SV_Position { return each; }
#else
[[vk::ext_decorate(/* PerPrimitiveEXT */ 5271)]]
float4 main([[vk::ext_decorate(/* PerVertexKHR */ 5285)]] float4 no_array : EACH) : SV_Target { return no_array; }
#endif
