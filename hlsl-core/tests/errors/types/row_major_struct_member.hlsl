struct S { column_major float4 v; };
float4 main() : SV_Target { return 1; }
