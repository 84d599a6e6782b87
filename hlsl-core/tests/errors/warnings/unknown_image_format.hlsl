[[vk::image_format("rgba8f")]] RWTexture2D<float4> image;
float4 main() : SV_Target { return 1; }
