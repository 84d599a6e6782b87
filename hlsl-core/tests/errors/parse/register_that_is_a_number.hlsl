Texture2D picture : register(3);
float4 main() : SV_Target { return 1; }
