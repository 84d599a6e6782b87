struct S { float4 v; };
StructuredBuffer<S> values;
float4 main() : SV_Target { values[0].v.x = 1; return 1; }
