// Each element of an array begins a row of 16 bytes; so does each column of a matrix.
// constants 0: float 1 2 3 4 uint 5 any*3 float 10 any*3 20 any*3 30 40 any*2 50 60 any*2 7 8
// constants 2: float 0.5 int -2
// out 1: float 10 uint 5 float 10 20 30 50 40 60 15 0.5 int -2
cbuffer Settings : register(b0)
{
    float3 offset;
    float scale;
    uint count;
    float steps[2];
    float2x2 m;
    float2 tail;
};

struct More { float half_one; int minus_two; };
[[vk::binding(2)]] ConstantBuffer<More> more;
[[vk::binding(1)]] RWByteAddressBuffer output;

[numthreads(1, 1, 1)]
void main()
{
    output.Store(0, asuint(offset.x + offset.y + offset.z + scale));
    output.Store(4, count);
    for (uint i = 0; i < count - 3; ++i)
        output.Store(8 + 4 * i, asuint(steps[i]));
    output.Store4(16, asuint(float4(m[0], m[1])));
    output.Store(32, asuint(tail.x + tail.y));
    output.Store(36, asuint(more.half_one));
    output.Store(40, asuint(more.minus_two));
}
