struct S { float values[]; };
float4 main() : SV_Target { S s; return 1; }
