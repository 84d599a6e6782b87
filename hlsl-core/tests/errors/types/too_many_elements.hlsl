float4 main() : SV_Target { float2 a = { 1, 2, 3 }; return a.x; }
