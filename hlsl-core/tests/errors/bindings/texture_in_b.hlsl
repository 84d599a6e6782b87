Texture2D picture : register(b0);
float4 main() : SV_Target { return 1; }
