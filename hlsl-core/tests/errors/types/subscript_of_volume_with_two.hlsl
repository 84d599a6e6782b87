Texture3D<float4> volume;
float4 main(uint2 p : P) : SV_Target { return volume[p]; }
