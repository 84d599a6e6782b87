struct S { float one(); };
float4 main() : SV_Target { S s; return s.one(); }
