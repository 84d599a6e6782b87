float twice(void a, float b) { return b; }
float4 main() : SV_Target { return 1; }
