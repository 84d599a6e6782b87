// args: -T vs_6_2 -E vertices
// args: -T ps_6_2 -E pixels
// style: vertex=interleaved emit=ash emit=vulkano constants derives=PartialEq
static const uint LIGHTS = 3;
static const float HALF = 0.5;
struct Light {
    float3 at;
    float power;
    float4x4 to_world;
    bool is_on;
};
cbuffer Scene : register(b0) {
    float4x4 view;
    float3 eye;
    float time;
    Light lights[LIGHTS];
    float2x3 small;
    row_major float3x3 turned;
    float weights[5];
    float after;
};
struct Push {
    float4 tint;
    uint index;
};
[[vk::push_constant]] Push push;
[[vk::constant_id(3)]] const float scale = 2;
[[vk::constant_id(5)]] const bool is_bright = true;
Texture2D image : register(t1);
SamplerState linear_sampler : register(s2);
Texture2D<float> maps[4] : register(t4);
RWStructuredBuffer<Light> results : register(u3, space1);
struct Vertex {
    float3 position : POSITION;
    float2 uv : TEXCOORD0;
    uint4 bones : BLENDINDICES;
    float2x2 bend : BEND;
};
float4 vertices(Vertex v, uint instance : SV_InstanceID) : SV_Position {
    return mul(view, float4(v.position * scale + v.bones.xyz + lights[0].at, after + weights[4])) + v.uv.xyxy + v.bend[1].xyxy;
}
float4 pixels(float4 at : SV_Position) : SV_Target {
    results[0].power = time + small[0].x + turned[1].y;
    float4 color = image.Sample(linear_sampler, at.xy) + maps[push.index].Load(int3(0, 0, 0));
    return is_bright ? color + push.tint : color * float4(eye, 1);
}
