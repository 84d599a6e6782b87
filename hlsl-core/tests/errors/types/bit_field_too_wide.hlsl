struct S { uint a : 33; };
float4 main() : SV_Target { return 1; }
