float4 main() : SV_Target { float values[]; return 1; }
