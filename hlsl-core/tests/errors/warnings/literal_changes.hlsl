float4 main() : SV_Target { uint a = 1.5; return a; }
