// args: -T ps_6_0 -E main

static const int three = 3;

float4 main(nointerpolation int i : A, nointerpolation uint2 v : B) : SV_Target {
    int a = 1 << i;
    a += (1 + 1) >> i;
    v += 1 << v;
    a += 1 << three;
    // No warnings: types, and nothing but literals.
    a += 1u << i;
    a += 1 << 3;
    a <<= 1;
    return a + v.x;
}
