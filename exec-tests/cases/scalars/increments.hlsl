// in 0: int 10 float 1.5
// out 1: int 10 11 13 13 12 11 float 1.5 2.5 2.5 int 36 6 2 14 12 24 3
[[vk::binding(0)]] ByteAddressBuffer input;
[[vk::binding(1)]] RWByteAddressBuffer output;

[numthreads(1, 1, 1)]
void main()
{
    int i = asint(input.Load(0));
    float f = asfloat(input.Load(4));
    uint at = 0;
    output.Store(at, asuint(i++)); at += 4;   // 10
    output.Store(at, asuint(i++)); at += 4;   // 11
    output.Store(at, asuint(++i)); at += 4;   // 13
    output.Store(at, asuint(i--)); at += 4;   // 13
    output.Store(at, asuint(i--)); at += 4;   // 12
    output.Store(at, asuint(i)); at += 4;     // 11
    output.Store(at, asuint(f++)); at += 4;
    output.Store(at, asuint(f--)); at += 4;
    output.Store(at, asuint(++f)); at += 4;
    i = 12;
    i *= 3; output.Store(at, asuint(i)); at += 4;
    i /= 5; i -= 1; output.Store(at, asuint(i)); at += 4;   // 6
    i %= 4; output.Store(at, asuint(i)); at += 4;           // 2
    i |= 12; output.Store(at, asuint(i)); at += 4;          // 14
    i &= 13; output.Store(at, asuint(i)); at += 4;          // 12
    i <<= 1; output.Store(at, asuint(i)); at += 4;          // 24
    i >>= 3; output.Store(at, asuint(i)); at += 4;          // 3
}
