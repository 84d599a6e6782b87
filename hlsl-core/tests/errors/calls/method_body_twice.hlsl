struct S { float one(); };
float S::one() { return 1; }
float S::one() { return 2; }
float4 main() : SV_Target { return 1; }
