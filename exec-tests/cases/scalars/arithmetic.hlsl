// in 0: float 7 -7 0.5 2 int 7 -7 2 uint 7 3 0xfffffffe
// out 1: float 7.5 6.5 3.5 14 -3.5 int 9 5 14 3 -3 1 -1 uint 10 4 21 2 1 5
RWByteAddressBuffer input : register(u0);
RWByteAddressBuffer output : register(u1);

[numthreads(1, 1, 1)]
void main()
{
    float a = asfloat(input.Load(0)), b = asfloat(input.Load(4)), c = asfloat(input.Load(8)), d = asfloat(input.Load(12));
    int i = asint(input.Load(16)), j = asint(input.Load(20)), k = asint(input.Load(24));
    uint u = input.Load(28), v = input.Load(32), w = input.Load(36);
    float f[5] = { a + c, a - c, a * c, a * d, b / d };
    for (int n = 0; n < 5; ++n)
        output.Store(4 * n, asuint(f[n]));
    // Division of integers is towards zero, and the remainder has the sign of the dividend.
    int s[7] = { i + k, i - k, i * k, i / k, j / k, i % k, j % k };
    for (int m = 0; m < 7; ++m)
        output.Store(20 + 4 * m, asuint(s[m]));
    uint t[6] = { u + v, u - v, u * v, u / v, u % v, u + w };
    for (int o = 0; o < 6; ++o)
        output.Store(48 + 4 * o, t[o]);
}
