float4 main() : SV_Target { float a = 1, int b = 2; return a; }
