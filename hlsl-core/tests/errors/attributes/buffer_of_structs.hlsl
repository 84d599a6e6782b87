struct S { float4 v; };
Buffer<S> values;
float4 main() : SV_Target { return 1; }
