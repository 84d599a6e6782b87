float4 main() : SV_Target { void a; return 1; }
