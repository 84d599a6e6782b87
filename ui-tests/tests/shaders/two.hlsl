struct Light {
    float3 place;
    float range;
    float3 color;
};

cbuffer Camera : register(b0) {
    float4x4 view_projection;
    float3 eye;
    float time;
};

cbuffer Lights : register(b1) {
    Light lights[4];
    bool shadows;
};

StructuredBuffer<Light> more_lights : register(t0);
Texture2D<float4> albedo : register(t1);
SamplerState linear_sampler : register(s2);

struct Varyings {
    float4 place : SV_Position;
    float2 uv : TEXCOORD0;
};

Varyings vs_main(float3 place : POSITION, float2 uv : TEXCOORD0) {
    Varyings output;
    output.place = mul(view_projection, float4(place, 1));
    output.uv = uv + time * 0;
    return output;
}

float4 ps_main(Varyings input) : SV_Target {
    float3 color = albedo.Sample(linear_sampler, input.uv).rgb;
    for (uint i = 0; i < 4; ++i)
        color += lights[i].color * (shadows ? 0.5 : 1.0) * saturate(lights[i].range);
    color += more_lights[uint(time)].color;
    return float4(color + eye * 0, 1);
}
