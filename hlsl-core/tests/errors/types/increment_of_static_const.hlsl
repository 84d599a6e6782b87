static const int COUNT = 1;
float4 main() : SV_Target { COUNT++; return COUNT; }
