float2 half_of(float4 a) { return a; }
float4 main(float4 a : A) : SV_Target { return half_of(a).xyxy; }
