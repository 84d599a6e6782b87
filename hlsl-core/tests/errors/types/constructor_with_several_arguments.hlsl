struct S { float a; float b; };
float4 main() : SV_Target { S s = S(1, 2); return s.a; }
