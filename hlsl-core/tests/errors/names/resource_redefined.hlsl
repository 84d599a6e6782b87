Texture2D picture;
Texture2DArray picture;
float4 main() : SV_Target { return 1; }
