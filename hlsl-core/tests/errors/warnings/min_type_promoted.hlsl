float4 main() : SV_Target { min10float a = 1; min12int b = 2; return a + b; }
