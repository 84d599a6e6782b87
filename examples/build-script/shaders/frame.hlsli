// Shared by all shaders in this folder.
#pragma once

static const float3 LUMA = float3(0.2126, 0.7152, 0.0722);

float luma(float3 color)
{
    return dot(color, LUMA);
}
