RWTexture2D<unorm int4> image;
float4 main() : SV_Target { return 1; }
