[[vk::image_format("r32f")]] RWTexture2D<uint> image;
float4 main() : SV_Target { return image[uint2(0, 0)]; }
