#include "lights.hlsli"
cbuffer Camera : register(b1) { float4x4 view; float3 eye; };
float4 main(float4 at : PLACE) : SV_Position { return mul(view, at) + lamp; }
