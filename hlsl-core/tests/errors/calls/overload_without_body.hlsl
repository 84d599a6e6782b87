float one(float a) { return a; }
float one(float2 a);
float4 main(float2 a : A) : SV_Target { return one(a); }
