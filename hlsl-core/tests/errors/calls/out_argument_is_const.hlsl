void split(float a, out float b) { b = a; }
float4 main() : SV_Target { const float a = 1; split(1, a); return a; }
