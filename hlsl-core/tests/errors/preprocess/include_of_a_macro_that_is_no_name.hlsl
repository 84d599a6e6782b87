#define HEADER 3
#include HEADER
float4 main() : SV_Target { return 1; }
