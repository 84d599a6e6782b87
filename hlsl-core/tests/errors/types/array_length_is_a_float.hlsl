static float values[2.5];
float4 main() : SV_Target { return 1; }
