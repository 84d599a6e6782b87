float4 main() : SV_Target { return tint; }
static float4 tint = 1;
