// entry: cs_6_0 main
// How bright each character of the terminal is, from 0 to 1. Change something while the program runs.

#include "wave.hlsli"

RWStructuredBuffer<float> brightness : register(u0);

struct Frame {
    uint2 size;
    float time;
};

[[vk::push_constant]] Frame frame;

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    if (any(id.xy >= frame.size))
        return;
    float2 place = (float2(id.xy) + 0.5) / float2(frame.size) * 2 - 1;
    float value = wave(place.x * 3, frame.time) + wave(place.y * 2, frame.time * 0.7) + wave(length(place) * 6, -frame.time);
    brightness[id.y * frame.size.x + id.x] = saturate(value / 6 + 0.5);
}
