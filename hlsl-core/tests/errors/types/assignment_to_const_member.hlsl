struct S { float4 v; };
float4 main() : SV_Target { const S s = (S)0; s.v = 2; return s.v; }
