cbuffer Scene { float a : packoffset(); };
float4 main() : SV_Target { return a; }
