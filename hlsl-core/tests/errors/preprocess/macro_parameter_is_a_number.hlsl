#define SCALE(3) 1
float4 main() : SV_Target { return 1; }
