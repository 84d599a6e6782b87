#include "outer.hlsli"

float4 main() : SV_Target {
    return brightness(1);
}
