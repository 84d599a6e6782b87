Texture2D<double4> picture;
float4 main() : SV_Target { return 1; }
