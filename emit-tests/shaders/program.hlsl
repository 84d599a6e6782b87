// Vertices, instances, push constants, specialization constants and resources of two stages in two sets.
struct View {
    float4x4 view_projection;
    float3 eye;
    float exposure;
};
struct Push {
    float4x4 model;
    uint material;
};
struct Seen {
    float4 position : SV_Position;
    float2 uv : TEXCOORD;
    nointerpolation uint material : MATERIAL;
};

ConstantBuffer<View> view : register(b0, space0);
StructuredBuffer<float4> tints : register(t1, space0);
Texture2D<float4> color : register(t0, space2);
Texture2DArray<float> shadow : register(t1, space2);
SamplerState smooth_sampler : register(s2, space2);
SamplerComparisonState compare_sampler : register(s3, space2);
[[vk::push_constant]] Push push;
[[vk::constant_id(3)]] const uint samples = 4;
[[vk::constant_id(5)]] const bool has_shadow = true;
[[vk::constant_id(6)]] const float bias = 0.25;

[shader("vertex")]
Seen seen(float3 position : POSITION, float2 uv : TEXCOORD, float4 place : PLACE, uint instance : SV_InstanceID) {
    Seen result;
    float4 world = mul(push.model, float4(position * place.w + place.xyz, 1));
    result.position = mul(view.view_projection, world);
    result.uv = uv;
    result.material = push.material + instance;
    return result;
}

[shader("pixel")]
float4 drawn(Seen seen) : SV_Target {
    float4 sum = 0;
    for (uint i = 0; i < samples; i++) {
        sum += color.SampleLevel(smooth_sampler, seen.uv + i * bias, 0);
    }
    if (has_shadow) {
        sum *= shadow.SampleCmpLevelZero(compare_sampler, float3(seen.uv, 0), 0.5);
    }
    return sum * tints[seen.material] * view.exposure;
}
