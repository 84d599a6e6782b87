static void values[3];
float4 main() : SV_Target { return 1; }
