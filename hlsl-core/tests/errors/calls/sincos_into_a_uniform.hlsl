float s, c;
float4 main(float a : A) : SV_Target { sincos(a, s, c); return a; }
