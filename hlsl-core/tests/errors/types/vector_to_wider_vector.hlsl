float4 main(float2 uv : UV) : SV_Target { float3 v = uv; return v.x; }
