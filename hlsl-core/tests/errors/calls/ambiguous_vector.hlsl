float pick(float2 a) { return 1; }
float pick(int2 a) { return 2; }
float4 main(uint2 u : U) : SV_Target { return pick(u * 2.0L); }
