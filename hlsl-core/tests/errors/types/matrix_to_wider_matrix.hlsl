float4 main(float2x2 m : M) : SV_Target { float3x3 n = m; return n._m00; }
