float4 main(float4 a : A) : SV_Target { a + 1 = 2; return a; }
