static float values[9000000000000];
float4 main() : SV_Target { return 1; }
