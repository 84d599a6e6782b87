static float4 tint = 1;
tint = 2;
float4 main() : SV_Target { return tint; }
