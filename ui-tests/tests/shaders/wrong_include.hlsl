#include "wrong_part.hlsli"
float4 main() : SV_Target { return shade(1); }
