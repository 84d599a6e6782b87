#include "../includes/there_is_no_such_file.hlsli"

float4 main() : SV_Target { return 1; }
