// args: -T ps_6_0
// Only variables of functions have the class, and no image is among those.
[[vk::ext_storage_class(/* Function */ 7)]] Texture2D<float4> picture;
[[vk::ext_storage_class(/* Function */ 7)]] StructuredBuffer<float4> colors;
float4 main() : SV_Target { return picture.Load(0) + colors[0]; }
