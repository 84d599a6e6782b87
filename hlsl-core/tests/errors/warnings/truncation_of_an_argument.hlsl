float twice(float2 a) { return a.x * 2; }
float4 main(float4 a : A) : SV_Target { return twice(a); }
