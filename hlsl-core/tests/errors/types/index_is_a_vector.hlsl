float4 main(float4 a : A, int2 i : I) : SV_Target { return a[i]; }
