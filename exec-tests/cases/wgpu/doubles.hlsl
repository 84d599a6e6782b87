// args: -T cs_6_2 -E main -fvk-use-scalar-layout
// in 0: double 0.1 0.2 -3.5 1e300 7 -0.0 1e-5 3
// out 1: double 0.30000000000000004 -0.1 0.020000000000000004 0.5 1.01 0.1 0.2 0.2 1 -1e+300 -3.5e+300 0 1 0.5 -3.5 0.5 -3.5 1
// out 2: int -3 0 7 2147483647 uint 7 0 int64 -3 7 uint64 7 3 float 0.1 -3.5 double 0.10000000149011612 -7 4294967289 9007199254740992
// out 3: uint 13 58 80 58
struct Converted { int a, b, c, d; uint e, f; int64_t g, h; uint64_t i, j; float k, l; double m, n, o, p; };
[[vk::binding(0)]] StructuredBuffer<double> given;
[[vk::binding(1)]] RWStructuredBuffer<double> found;
[[vk::binding(2)]] RWStructuredBuffer<Converted> converted;
[[vk::binding(3)]] RWStructuredBuffer<uint> compared;

uint Order(double a, double b) {
    return uint(a == b) | uint(a != b) << 1 | uint(a <= b) << 2 | uint(a >= b) << 3 | uint(a > b) << 4 | uint(a > b || a != b) << 5;
}

[numthreads(1, 1, 1)]
void main() {
    double a = given[0], b = given[1], c = given[2], large = given[3];
    found[0] = a + b;
    found[1] = a - b;
    found[2] = a * b;
    found[3] = a / b;
    found[4] = fma(a, a, 1.0L);
    found[5] = min(a, b);
    found[6] = max(a, b);
    found[7] = clamp(c, b, large);
    found[8] = sign(b);
    found[9] = -large;
    found[10] = c * large;
    found[11] = saturate(c);
    found[12] = saturate(large);
    double whole;
    found[13] = abs(modf(c, whole));
    found[14] = whole - 0.5L;
    found[15] = a < b ? abs(whole) - 2.5L : 0.0L;
    double loop = 0;
    for (uint i = 0; i < 7; ++i)
        loop -= 0.5L;
    found[16] = loop;
    found[17] = rcp(given[7]) * 3.0L;
    Converted it;
    it.a = int(c);
    it.b = int(a);
    it.c = int(given[4]);
    it.d = int(2147483647.75L + a);
    it.e = uint(given[4]);
    it.f = uint(b);
    it.g = int64_t(c);
    it.h = int64_t(given[4]);
    it.i = uint64_t(given[4]);
    it.j = uint64_t(given[7]);
    it.k = float(a);
    it.l = float(c);
    it.m = 0.1f * it.e / 7.0f;
    it.n = double(-int(it.e));
    it.o = double(uint(-7 * int(it.e / 7)));
    it.p = double(9007199254740993ull + it.j - 3);
    converted[0] = it;
    compared[0] = Order(given[5], 0.0L);
    compared[1] = Order(a, c);
    compared[2] = Order(a, b) + 14 * 3;
    compared[3] = Order(large, c);
}
