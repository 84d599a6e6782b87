// args: -T ps_6_0
// No stage passes images on.
[[vk::ext_storage_class(/* Input */ 1)]] Texture2D<float4> picture;
float4 main() : SV_Target { return picture.Load(0); }
