int count;
static float values[count];
float4 main() : SV_Target { return 1; }
