float4 main() : SV_Target { const float4 a = 1; a = 2; return a; }
