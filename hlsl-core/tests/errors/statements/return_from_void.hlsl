void nothing() { return 1; }
float4 main() : SV_Target { nothing(); return 1; }
