Texture2D picture : register(x0);
float4 main() : SV_Target { return 1; }
