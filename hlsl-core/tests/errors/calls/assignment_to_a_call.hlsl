float one() { return 1; }
float4 main() : SV_Target { one() = 2; return 1; }
