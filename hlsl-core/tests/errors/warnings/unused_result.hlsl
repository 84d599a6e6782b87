Texture2D picture;
float4 main() : SV_Target { picture.Load(int3(0, 0, 0)); return 2; }
