Texture2D<float4, 1> picture;
float4 main() : SV_Target { return 1; }
