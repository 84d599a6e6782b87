float4 main(float a : A) : SV_Target { return countbits(a.xxxx.x, 2); }
