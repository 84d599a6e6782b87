float4 main() : SV_Target { [unroll(-3)] for (int i = 0; i < 2; ++i) { } return 1; }
