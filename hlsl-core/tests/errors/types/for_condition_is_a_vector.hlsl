float4 main(float4 a : A) : SV_Target { for (int i = 0; a < 4; ++i) a += 1; return a; }
