// push: float 2 4 uint 3
// out 0: float 8 uint 3
struct Push { float2 factors; uint count; };
[[vk::push_constant]] ConstantBuffer<Push> push;
[[vk::binding(0)]] RWByteAddressBuffer output;

[numthreads(1, 1, 1)]
void main()
{
    output.Store(0, asuint(push.factors.x * push.factors.y));
    output.Store(4, push.count);
}
