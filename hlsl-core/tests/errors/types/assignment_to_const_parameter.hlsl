float twice(const float a) { a *= 2; return a; }
float4 main() : SV_Target { return twice(1); }
