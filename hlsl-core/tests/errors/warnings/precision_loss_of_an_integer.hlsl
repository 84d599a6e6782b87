float4 main() : SV_Target { uint64_t a = 1; uint b = a; return b; }
