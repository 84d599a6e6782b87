float4 main(float4 a : A) : SV_Target { a.xyx = 1; return a; }
