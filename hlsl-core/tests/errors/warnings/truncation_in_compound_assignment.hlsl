float4 main(float4 a : A) : SV_Target { float2 b = 1; b += a; return b.xyxy; }
