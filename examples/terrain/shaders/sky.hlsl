// Draws the sky behind everything, and the glow of the lanterns in front of it.
//
// entry: vs_6_0 sky_vertex
// entry: ps_6_0 sky_pixel
// entry: vs_6_0 lamp_vertex
// entry: ps_6_0 lamp_pixel

#include "atmosphere.hlsli"

struct SkyVaryings
{
    float4 clip : SV_Position;
    float3 ray : RAY;
};

// One triangle that covers the whole picture, at the far plane.
SkyVaryings sky_vertex(uint vertex : SV_VertexID)
{
    float2 corner = float2((vertex << 1) & 2, vertex & 2) * 2.0 - 1.0;
    SkyVaryings output;
    output.clip = float4(corner, 1.0, 1.0);
    output.ray = forward + corner.x * right - corner.y * up;
    return output;
}

float4 sky_pixel(SkyVaryings input) : SV_Target
{
    float3 ray = normalize(input.ray);
    float3 color = sky(ray);
    float haze = 1.0 - clear_air(eye, ray, far_plane * 2.0);
    float towards = saturate(dot(ray, sun.direction));
    float3 air = lerp(fog.color, sun.color, fog.sun_glow * pow(towards, 4.0));
    return float4(lerp(color, air, haze * 0.8), 1.0);
}

struct LampVaryings
{
    float4 clip : SV_Position;
    float2 corner : CORNER;
    nointerpolation float3 color : COLOR;
    float3 place : PLACE;
};

// For each lantern, a square that faces the camera.
LampVaryings lamp_vertex(uint vertex : SV_VertexID, uint instance : SV_InstanceID)
{
    Lamp lamp = lamps[instance];
    float2 corner = float2(vertex & 1, vertex >> 1) * 2.0 - 1.0;
    LampVaryings output;
    output.corner = corner;
    output.color = lamp.color;
    output.place = lamp.position + lamp.size * 6.0 * (corner.x * normalize(right) + corner.y * normalize(up));
    output.clip = mul(view_projection, float4(output.place, 1.0));
    return output;
}

// Blended additively: a small bright body and a wide glow.
float4 lamp_pixel(LampVaryings input) : SV_Target
{
    float square = dot(input.corner, input.corner);
    if (square > 1.0)
        discard;
    float body = smoothstep(0.035, 0.012, square);
    float glow = exp2(-9.0 * square) - exp2(-9.0);
    float clear = clear_air(eye, normalize(input.place - eye), length(input.place - eye));
    return float4(normalize(input.color) * (2.6 * body + 0.35 * glow) * clear, 0.0);
}
