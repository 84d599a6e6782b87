RWTexture2D<uint4> image;
float4 main() : SV_Target { InterlockedAdd(image[uint2(0, 0)].x, 1); return 1; }
