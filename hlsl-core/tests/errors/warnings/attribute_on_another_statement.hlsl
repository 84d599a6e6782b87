float4 main() : SV_Target { [unroll] if (true) return 1; return 2; }
