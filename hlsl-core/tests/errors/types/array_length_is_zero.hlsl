static float values[0];
float4 main() : SV_Target { return 1; }
