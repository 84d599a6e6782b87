float int scale;
float4 main() : SV_Target { return 1; }
