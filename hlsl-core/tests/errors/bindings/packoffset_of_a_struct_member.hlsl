struct S { float4 v : packoffset(c0); };
float4 main() : SV_Target { return 1; }
