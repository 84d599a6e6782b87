const float SCALE = 2;
float4 main() : SV_Target { return SCALE; }
