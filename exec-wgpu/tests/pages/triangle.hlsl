// A triangle with a color at each corner, over a background of one color.

struct Push {
    float2x2 rotation;
};

cbuffer Light : register(b0) {
    float3 tint;
    float brightness;
};

[[vk::push_constant]] Push push;

struct Seen {
    float4 position : SV_Position;
    float3 color : COLOR;
};

[shader("vertex")]
Seen placed(float2 position : POSITION, float3 color : COLOR) {
    Seen result;
    result.position = float4(mul(push.rotation, position), 0.5, 1);
    result.color = color;
    return result;
}

[shader("pixel")]
float4 lit(Seen seen) : SV_Target {
    return float4(seen.color * tint * brightness, 1);
}
