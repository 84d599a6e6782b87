float4 main(float a : A) : SV_Target { a; return 2; }
