struct S { float v; };
float4 main() : SV_Target { S s = (S)0; if (S t = s) return 1; return 2; }
