// args: -T cs_6_0 -E main -fspv-target-env=wgpu
// Every kind of resource has a range of its own, attributes win, and the second one at a register moves.
struct Push { float weights[3]; uint row; };
[[vk::push_constant]] Push push;
cbuffer Camera : register(b0) { float4 eye; };
float4 tint;
Texture2D<float4> night : register(t0);
Texture2D<float4> day : register(t0);
SamplerState linear_filter : register(s0);
RWStructuredBuffer<float4> result : register(u0);
AppendStructuredBuffer<float4> found : register(u1);
StructuredBuffer<float4> later;
StructuredBuffer<float4> earlier;
[[vk::binding(7)]] StructuredBuffer<float4> chosen;
Texture2D<float4> in_another_space : register(t0, space1);

[numthreads(1, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    float4 sum = eye + tint + night.SampleLevel(linear_filter, 0, 0) + day.SampleLevel(linear_filter, 0, 0);
    sum += later[at] + earlier[at] + chosen[at] + push.weights[at % 3] + push.row;
    result[at] = sum + in_another_space.Load(0);
    found.Append(sum);
}
