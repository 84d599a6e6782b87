Texture2D picture;
float4 main() : SV_Target { float2 a = { picture, 1 }; return 1; }
