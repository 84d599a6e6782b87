float4 main(float4 a : A) : SV_Target { return a; }
float4 main(float2 a : B) : SV_Target { return a.x; }
