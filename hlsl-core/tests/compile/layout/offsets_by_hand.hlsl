// manual: Constant/Texture/Structured/Byte Buffers (packoffset in cbuffers, vk::offset everywhere and before packoffset,
// the same in each buffer of a struct; register(c#) of global variables, behind which the others come)
// args: -T cs_6_0 -E main

cbuffer packed {
    float second : packoffset(c1.y);
    float2 third : packoffset(c2.z);
    // DXC takes vk::offset in structs only.
    [[vk::offset(64)]] float fourth : packoffset(c3);
};

struct Spread {
    [[vk::offset(8)]] float one;
    float two;
    [[vk::offset(32)]] float3 three;
};

ConstantBuffer<Spread> constant;
RWStructuredBuffer<Spread> written;

float x : register(c10);
float y;
float z : register(c1);

[numthreads(1, 1, 1)] void main() {
    written[0] = constant;
    written[1].two = second + third.y + fourth + x + y + z;
}
