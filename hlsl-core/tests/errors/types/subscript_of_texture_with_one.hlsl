Texture2D<float4> picture;
float4 main(int p : P) : SV_Target { return picture[p]; }
