float4 main(float4x4 m : M) : SV_Target { float3x3 n = m; return n[0].xyzz; }
