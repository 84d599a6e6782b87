void split(float a, out float b) { b = a; }
float4 main() : SV_Target { split(1, 2); return 1; }
