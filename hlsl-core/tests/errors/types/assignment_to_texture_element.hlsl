Texture2D<float4> picture;
float4 main(int2 p : P) : SV_Target { picture[p] = 1; return 1; }
