float4 main() : SV_Target { 3++; return 1; }
