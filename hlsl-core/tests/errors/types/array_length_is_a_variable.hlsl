float4 main(int n : A) : SV_Target { float a[n]; return 1; }
