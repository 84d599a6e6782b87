#include "../includes/cycle_a.hlsli"

float4 main() : SV_Target { return 1; }
