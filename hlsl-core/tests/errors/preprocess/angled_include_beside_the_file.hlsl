#include <included_from_here.hlsl>
float4 main() : SV_Target { return 1; }
