// in 0: float 1 2 3 4 4 2 1 nan
// out 1: uint 1 0 0 0 0 1 0 0 1 0 1 any 0 1 1 0 1 0 1 float 4 20 3 40
struct Input { float4 a; float4 b; };
[[vk::binding(0)]] StructuredBuffer<Input> input;
[[vk::binding(1)]] RWByteAddressBuffer output;

[numthreads(1, 1, 1)]
void main()
{
    float4 a = input[0].a, b = input[0].b;
    output.Store4(0, uint4(a < b));
    output.Store4(16, uint4(a == b));
    output.Store4(32, uint4(a != b));
    output.Store4(48, uint4(!(a < b)));
    // The last component of b is no number: it is neither less nor equal nor greater.
    output.Store(48, 0);
    output.Store(60, uint(a.w >= b.w));
    output.Store(64, any(a > b));
    output.Store(68, all(a > b));
    output.Store(72, all(a.yz >= b.yz));
    output.Store4(76, asuint(select(a < b, b, a * float4(1, 10, 1, 10))));
}
