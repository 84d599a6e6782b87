cbuffer Scene { float4 a : packoffset(t0); };
float4 main() : SV_Target { return a; }
