// args: -T ps_6_2 -E main -enable-16bit-types

static const int Many = 70000;

float4 main(bool b : B, nointerpolation int16_t small : S) : SV_Target {
    int16_t a = Many;
    int16_t c[2] = { 70000u, 2 * Many };
    uint16_t d = b ? 1 : -40000;
    int e = 18446744073709551615ULL;
    // Nothing is out of the range of a comparison.
    if (small < 70000) a += 1;
    return a + c[0] + d + e;
}
