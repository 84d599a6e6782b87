float4 main(float a : A) : SV_Target { return fract(a) + mix(a, a, a); }
