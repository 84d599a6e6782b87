struct S { SamplerState smp; };
RWStructuredBuffer<S> values;
float4 main() : SV_Target { return 1; }
