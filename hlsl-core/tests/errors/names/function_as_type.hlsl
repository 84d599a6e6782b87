float one() { return 1; }
float4 main() : SV_Target { one a = 1; return a; }
