struct S { uint16_t4 v; };
float4 main() : SV_Target { return 1; }
