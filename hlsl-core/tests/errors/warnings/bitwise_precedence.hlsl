float4 main(int a : A, int b : B) : SV_Target { return a & b == 1 ? 1 : 2; }
