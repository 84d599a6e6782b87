cbuffer A { float4 tint; };
cbuffer B { float4 tint; };
float4 main() : SV_Target { return tint; }
