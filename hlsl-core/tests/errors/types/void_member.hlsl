struct S { void a; };
float4 main() : SV_Target { return 1; }
