static int slot = 3;
[[vk::binding(slot)]] Texture2D picture;
float4 main() : SV_Target { return 1; }
