// manual: Specialization constants; Push constants
// args: -T cs_6_0 -E main
[[vk::constant_id(1)]] const bool specialBool = true;
[[vk::constant_id(2)]] const int specialInt = 42;
[[vk::constant_id(3)]] const float specialFloat = 1.5;
[[vk::constant_id(4)]] const uint count = 4;

struct Push
{
    float4 color;
    [[vk::offset(32)]] float2x3 turn;
};
[[vk::push_constant]] Push push;
RWStructuredBuffer<float4> result;

[numthreads(1, 1, 1)]
void main()
{
    float values[count * 2];
    for (uint i = 0; i < count * 2; i++)
        values[i] = i * specialFloat;
    result[specialInt] = specialBool ? push.color * values[3] : push.turn[1].xyzx;
}
