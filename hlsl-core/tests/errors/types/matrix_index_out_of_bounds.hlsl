float4 main(float4x4 m : M) : SV_Target { return m[5]; }
