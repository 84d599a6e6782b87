float4 half_of(float4 a) { return a / 2; }
float4 main(float4 a : A) : SV_Target { return half_of; }
