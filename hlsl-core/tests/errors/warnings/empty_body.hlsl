float4 main(int a : A) : SV_Target { if (a); return 3; }
