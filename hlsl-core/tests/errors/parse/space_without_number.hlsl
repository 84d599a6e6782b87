Texture2D picture : register(t0, space);
float4 main() : SV_Target { return 1; }
