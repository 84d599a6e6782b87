// The sky behind everything.

#include "frame.hlsli"
#include "screen.hlsli"

Screen sky_corner(uint id : SV_VertexID) {
    return screen_corner(id, 1);
}

float4 sky_pixel(Screen it) : SV_Target {
    float4 far = mul(to_world, float4(it.uv * float2(2, -2) + float2(-1, 1), 1, 1));
    float3 direction = normalize(far.xyz / far.w - eye);
    float3 low = float3(0.62, 0.52, 0.50), high = float3(0.10, 0.22, 0.50);
    float3 color = lerp(low, high, pow(saturate(direction.y), 0.55));
    float towards = saturate(dot(direction, sun));
    color += float3(0.9, 0.55, 0.25) * pow(towards, 12) * 0.5;
    color += float3(9, 7, 4) * smoothstep(0.9988, 0.9994, towards);
    return float4(color, 1);
}
