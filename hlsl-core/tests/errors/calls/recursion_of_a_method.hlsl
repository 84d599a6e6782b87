struct S { float fall(float a) { return a < 1 ? 1 : fall(a - 1); } };
float4 main() : SV_Target { S s; return s.fall(4); }
