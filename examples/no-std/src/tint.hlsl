enum Mode { Multiply, Screen };
static const uint LEVELS = 3;
[[vk::constant_id(0)]] const bool is_gray = false;

struct Stop {
    float3 color;
    bool is_on;
};

cbuffer Tint : register(b0) {
    Stop stops[LEVELS];
    float strength;
    int mode;
    float4x4 matrix_of_colors;
};

Texture2D<float4> picture : register(t1);

float4 main(float4 place : SV_Position) : SV_Target {
    float4 color = picture[uint2(place.xy)];
    for (uint i = 0; i < LEVELS; ++i) {
        if (stops[i].is_on)
            color.rgb = mode == Screen ? 1 - (1 - color.rgb) * (1 - stops[i].color) : color.rgb * stops[i].color;
    }
    color = mul(matrix_of_colors, color);
    return is_gray ? color.rrra : color * strength;
}
