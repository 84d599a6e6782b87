float4 main(float4 a : A) : SV_Target { float3 b = a; return b.xyzz; }
