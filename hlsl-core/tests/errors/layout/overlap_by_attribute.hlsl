// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -fvk-use-scalar-layout

// `b` begins inside `a`; `d` lies inside `c`, whose end comes later than that of its neighbor.
struct Overlapping
{
    [[vk::offset(0)]] float2 a;
    [[vk::offset(4)]] float b;
    [[vk::offset(16)]] float4 c[2];
    [[vk::offset(32)]] float d;
};
ConstantBuffer<Overlapping> constants;
RWStructuredBuffer<float> output;

[numthreads(1, 1, 1)]
void main()
{
    output[0] = constants.a.x + constants.b + constants.d;
}
