#define SAME(x) x
float4 main() : SV_Target { return SAME(
#include "../includes/one.hlsli"
); }
