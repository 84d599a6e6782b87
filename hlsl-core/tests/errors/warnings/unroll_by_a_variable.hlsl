float4 main(int n : N) : SV_Target { [unroll(n)] for (int i = 0; i < 4; ++i) { } return 1; }
