float twice(float3 a) { return a.x * 2; }
float4 main(float2 a : A) : SV_Target { return twice(a); }
