Texture2D picture;
float4 main() : SV_Target { while (picture) return 2; return 1; }
