float scaled(float value, float by = 2);
float scaled(float value, float by = 2) { return value * by; }
float4 main() : SV_Target { return scaled(1); }
