float4 main() : SV_Target { double a = 1; float b = a; return b; }
