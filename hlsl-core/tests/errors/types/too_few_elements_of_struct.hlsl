struct S { float4 v; float w; };
float4 main() : SV_Target { S s = { 1, 2, 3, 4 }; return s.v; }
