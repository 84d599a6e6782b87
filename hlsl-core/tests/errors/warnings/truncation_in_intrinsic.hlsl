float4 main(float4 a : A, float2 b : B) : SV_Target { return dot(a, b) + max(a, b).xyxy; }
