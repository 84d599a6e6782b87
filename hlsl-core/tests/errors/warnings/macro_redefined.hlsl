#define SCALE 1
#define SCALE 2
float4 main() : SV_Target { return SCALE; }
