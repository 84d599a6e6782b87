// The colors between the corners.

#include "triangle.hlsli"

float4 main(Corner corner) : SV_Target
{
    return float4(corner.color * turn.brightness, 1);
}
