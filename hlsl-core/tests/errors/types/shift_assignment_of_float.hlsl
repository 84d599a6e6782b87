float4 main(float a : A) : SV_Target { a <<= 2; return a; }
