#include "cycle_back.hlsli"
float4 main() : SV_Target { return 1; }
