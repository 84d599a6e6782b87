namespace tools { float one() { return 1; } }
float4 main() : SV_Target { return tools; }
