static const COUNT = 3;
float4 main() : SV_Target { return COUNT; }
