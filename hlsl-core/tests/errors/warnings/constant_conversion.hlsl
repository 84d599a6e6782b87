float4 main() : SV_Target { min16uint a = 70000; return a; }
