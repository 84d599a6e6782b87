float4 main() : SV_Target { int a = 4294967296; return a; }
