void nothing() { }
float4 main() : SV_Target { return nothing().x; }
