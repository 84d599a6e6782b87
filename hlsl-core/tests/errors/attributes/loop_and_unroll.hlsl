float4 main() : SV_Target { [loop] [unroll] for (int i = 0; i < 4; ++i) { } return 1; }
