float4 main(int a : A, int b : B) : SV_Target { if (a) if (b) return 1; else return 2; return 3; }
