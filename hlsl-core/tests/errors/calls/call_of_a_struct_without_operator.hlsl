struct S { float v; };
float4 main() : SV_Target { S s = (S)0; return s(1); }
