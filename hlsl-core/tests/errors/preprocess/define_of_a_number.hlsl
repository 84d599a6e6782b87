#define 3 three
float4 main() : SV_Target { return 1; }
