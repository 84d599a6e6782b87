float4 main() : SV_Target { float2x2 m = { 1, 2, 3, 4, 5 }; return m[0].x; }
