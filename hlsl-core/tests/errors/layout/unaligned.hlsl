// args: -T cs_6_0 -E main

struct Inner
{
    float4 v;
};
struct Unaligned
{
    [[vk::offset(4)]] double wide;
    [[vk::offset(24)]] Inner inner;
    [[vk::offset(42)]] float plain;
    [[vk::offset(52)]] float4 across;
};
ConstantBuffer<Unaligned> constants;
RWStructuredBuffer<float> output;

[numthreads(1, 1, 1)]
void main()
{
    output[0] = constants.plain;
}
