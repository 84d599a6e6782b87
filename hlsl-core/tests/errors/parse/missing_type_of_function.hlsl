twice(float a) { return a * 2; }
float4 main() : SV_Target { return 1; }
