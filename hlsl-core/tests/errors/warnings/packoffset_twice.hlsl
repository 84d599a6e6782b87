cbuffer Frame { float4 tint : packoffset(c1) : packoffset(c2); }
float4 main() : SV_Target { return tint; }
