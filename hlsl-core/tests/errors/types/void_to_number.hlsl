void nothing() { }
float4 main() : SV_Target { float a = nothing(); return a; }
