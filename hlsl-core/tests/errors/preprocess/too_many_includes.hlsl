#include "../includes/many_16.hlsli"
float4 main() : SV_Target { return 1; }
