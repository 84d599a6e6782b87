// The scene as the sun sees it; only its depth counts.

#include "corner.hlsli"

float4 shadow_corner(Corner corner, uint object : OBJECT) : SV_Position {
    return mul(light_projection, float4(placed(corner, objects[object]), 1));
}
