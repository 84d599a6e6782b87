namespace tools { }
static float tools = 1;
float4 main() : SV_Target { return 1; }
