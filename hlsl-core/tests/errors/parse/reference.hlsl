void grow(float4 &a) { a += 1; }
float4 main() : SV_Target { return 1; }
