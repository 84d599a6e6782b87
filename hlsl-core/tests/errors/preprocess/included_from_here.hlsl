#include "../includes/wrong_inside.hlsli"
float4 main() : SV_Target { return tint(1); }
