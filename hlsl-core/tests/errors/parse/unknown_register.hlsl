Texture2D picture : register(picture0);
float4 main() : SV_Target { return 1; }
