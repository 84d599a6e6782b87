float4 main() : SV_Target { float16_t a = 1; return a; }
