struct Light;
static Light sun;
float4 main() : SV_Target { return 1; }
