float4 main(float3 c : C) : SV_Target { return c; }
