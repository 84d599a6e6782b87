float4 main(linear int a : A) : SV_Target { return a; }
