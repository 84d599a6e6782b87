float4 main() : SV_Target { float4 a = { 1, 2, 3 }; return a; }
