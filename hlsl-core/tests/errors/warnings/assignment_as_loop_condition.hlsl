float4 main(int a : A, int b : B) : SV_Target { while (a = b) { b = 0; } return 2; }
