Texture2d picture;
float4 main() : SV_Target { return 1; }
