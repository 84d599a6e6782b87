struct Push { float3 color; uint at; [[vk::offset(32)]] float2x2 turn; };
[[vk::push_constant]] Push push;
RWStructuredBuffer<float3> colors;
[numthreads(1, 1, 1)] void main() { colors[push.at] = push.color + float3(mul(push.turn, float2(1, 0)), 0); }
