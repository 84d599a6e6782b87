float4 main(float a : A) : SV_Target { a == 1; return 2; }
