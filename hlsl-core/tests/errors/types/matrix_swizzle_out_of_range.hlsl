float4 main(float2x2 m : M) : SV_Target { return m._m22; }
