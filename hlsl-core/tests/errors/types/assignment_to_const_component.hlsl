float4 main() : SV_Target { const float4 a = 1; a.x = 2; return a; }
