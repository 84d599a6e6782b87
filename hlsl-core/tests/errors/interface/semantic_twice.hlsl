float4 main(float4 a : COLOR0, float4 b : COLOR0) : SV_Target { return a + b; }
