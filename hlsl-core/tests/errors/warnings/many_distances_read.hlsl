float4 main(float4 a : SV_ClipDistance0, float4 b : SV_ClipDistance1, float2 c : SV_CullDistance0) : SV_Target { return a + b; }
