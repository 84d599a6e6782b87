float sum(float a float b) { return a + b; }
float4 main() : SV_Target { return sum(1, 2); }
