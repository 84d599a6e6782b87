void split(float a, out float b) { }
float4 main() : SV_Target { float a; split(1, a); return a; }
