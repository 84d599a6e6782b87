static float4 tint = 1;
float4 main() : SV_Target { return tint::x; }
