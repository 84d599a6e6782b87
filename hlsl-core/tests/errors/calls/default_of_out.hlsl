void split(out float a = 1) { a = 2; }
float4 main() : SV_Target { return 1; }
