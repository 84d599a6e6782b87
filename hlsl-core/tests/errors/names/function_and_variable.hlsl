static float tint = 1;
float tint() { return 1; }
float4 main() : SV_Target { return 1; }
