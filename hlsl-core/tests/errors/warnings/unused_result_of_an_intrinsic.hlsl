float4 main(float a : A) : SV_Target { sin(a); return 2; }
