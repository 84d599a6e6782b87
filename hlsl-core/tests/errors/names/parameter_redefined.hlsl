float sum(float a, float a) { return a; }
float4 main() : SV_Target { return sum(1, 2); }
