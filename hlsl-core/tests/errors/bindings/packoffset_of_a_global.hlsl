float4 tint : packoffset(c0);
float4 main() : SV_Target { return tint; }
