struct S { float a : 4; };
float4 main() : SV_Target { return 1; }
