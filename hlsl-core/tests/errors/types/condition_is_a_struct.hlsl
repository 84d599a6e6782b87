struct S { float4 v; };
float4 main() : SV_Target { S s = (S)0; if (s) return 2; return 1; }
