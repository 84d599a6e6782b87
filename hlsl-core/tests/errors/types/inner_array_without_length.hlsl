float4 main() : SV_Target { float values[2][] = { 1, 2 }; return 1; }
