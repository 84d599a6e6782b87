RWTexture2D<unorm snorm float4> image;
float4 main() : SV_Target { return 1; }
