void nothing() { }
float4 main() : SV_Target { if (nothing()) return 1; return 2; }
