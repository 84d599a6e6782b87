float4 tint : register(t0);
float4 main() : SV_Target { return tint; }
