float4 tint;
float4 main() : SV_Target { tint = 1; return tint; }
