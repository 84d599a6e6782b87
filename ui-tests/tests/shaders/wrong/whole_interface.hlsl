struct Light { float3 place; float range; };
cbuffer Scene : register(b0) { float4x4 view; Light sun; };
StructuredBuffer<Light> lights : register(t1);
[[vk::push_constant]] struct Push { uint first; } push;
[[vk::constant_id(2)]] const uint COUNT = 4;

struct Corner { float3 place : POSITION; float2 uv : TEXCOORD; };

float4 main(Corner corner) : SV_Position {
    float3 from = lights[push.first].place - sun.place;
    return mul(view, float4(corner.place + from, 1.0) * COUNT;
}
