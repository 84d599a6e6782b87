float4 main(float2x3 a : A, float3x2 m : M) : SV_Target { return (a * m)[0].xyxy; }
