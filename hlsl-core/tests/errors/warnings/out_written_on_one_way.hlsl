void split(float a, out float b) { if (a > 1) b = 2; }
float4 main() : SV_Target { float a; split(1, a); return a; }
