float one() { return 1; }
void grow(inout float a) { a += 1; }
float4 main() : SV_Target { grow(one()); return 1; }
