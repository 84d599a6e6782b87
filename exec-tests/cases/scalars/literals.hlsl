// out 1: float 248 248 248 255 255 12 8 1.5 15 1 16 9 0.5 100000 uint 255 31 5 8
RWByteAddressBuffer output : register(u1);

#define JOIN(a, b) a##b

[numthreads(1, 1, 1)]
void main()
{
    // A swizzle ends a number of any base.
    float3 hexadecimal = 0xF8.xxx;
    float2 suffixed = 0xFFu.rr;
    float values[14] = {
        hexadecimal.x, hexadecimal.y, hexadecimal.z, suffixed.x, suffixed.y,
        0x1.8p3.x, 0x1p3f, 1.5f.x, 017.x, 1..x, 0x1.p4.x, JOIN(0x, 9).x, .5.x, 1e5.x
    };
    for (int i = 0; i < 14; ++i)
        output.Store(4 * i, asuint(values[i]));
    uint integers[4] = { 0xFFu.x, 0x1F, 0b101.x, 010 };
    for (int k = 0; k < 4; ++k)
        output.Store(56 + 4 * k, integers[k]);
}
