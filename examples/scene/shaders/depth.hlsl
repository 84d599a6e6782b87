// What is nearest in each pixel, so that the light is computed once for it.

#include "corner.hlsli"

void depth_corner(Corner corner, uint object : OBJECT, out precise float4 position : SV_Position) {
    position = mul(view_projection, float4(placed(corner, objects[object]), 1));
}
