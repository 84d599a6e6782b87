float4 main(float4 a : A, float4x4 m : M) : SV_Target { return a + m; }
