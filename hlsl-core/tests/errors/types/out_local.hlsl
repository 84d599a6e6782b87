float4 main() : SV_Target { out float a; return 1; }
