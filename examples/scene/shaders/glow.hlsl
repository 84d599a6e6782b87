// The light around what is bright, at half the size.

#include "post.hlsli"

Screen glow_corner(uint id : SV_VertexID) {
    return screen_corner(id, 0);
}

float4 glow_pixel(Screen it) : SV_Target {
    float3 sum = 0;
    float weights = 0;
    for (int y = -6; y <= 6; y++) {
        for (int x = -6; x <= 6; x++) {
            float weight = exp(-0.06 * (x * x + y * y));
            float3 color = scene.SampleLevel(smooth, it.uv + 2 * post.texel * float2(x, y), 0).rgb;
            sum += max(color - 1.2, 0) * weight;
            weights += weight;
        }
    }
    return float4(sum / weights, 1);
}
