cbuffer Scene { float4 a : packoffset(c0); float4 b; };
float4 main() : SV_Target { return a + b; }
