// in 0: int -5 9 uint 0x00f0 0x80000001
// out 1: int 5 -5 9 -5 uint 4 0x0f000000 4 7 31 0 0x80000001 0xffffffff
[[vk::binding(0)]] ByteAddressBuffer input;
[[vk::binding(1)]] RWStructuredBuffer<uint> output;

[numthreads(1, 1, 1)]
void main()
{
    int a = asint(input.Load(0)), b = asint(input.Load(4));
    uint c = input.Load(8), d = input.Load(12);
    output[0] = uint(abs(a));
    output[1] = uint(min(a, b));
    output[2] = uint(max(a, b));
    output[3] = uint(clamp(-8, a, b));
    output[4] = countbits(c);
    output[5] = reversebits(c);
    output[6] = firstbitlow(c);
    output[7] = firstbithigh(c);
    output[8] = firstbithigh(d);
    output[9] = firstbitlow(d);
    output[10] = reversebits(d);
    output[11] = uint(sign(a));
}
