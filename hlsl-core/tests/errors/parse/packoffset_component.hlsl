cbuffer Scene { float a : packoffset(c0.q); };
float4 main() : SV_Target { return a; }
