static float4 tint = 1;
static float4 tint = 2;
float4 main() : SV_Target { return tint; }
