static float SCALE = computeScale();
float4 main() : SV_Target { return SCALE; }
