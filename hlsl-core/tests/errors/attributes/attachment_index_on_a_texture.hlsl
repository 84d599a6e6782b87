[[vk::input_attachment_index(0)]] Texture2D picture;
float4 main() : SV_Target { return 1; }
