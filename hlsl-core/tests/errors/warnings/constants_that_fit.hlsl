// args: -T ps_6_2 -E main -enable-16bit-types

enum Kind { Big = 5 };
static const int One = 1;

// No warnings: the numbers have room.
float4 fits(Kind kind) {
    float a = 1.0l;
    half b = 0.1f, c = -0.5f, d = 2049u, e = -3L;
    int16_t f = One, g = 32767L, h = kind;
    uint16_t j = 65535u, k = 5ULL;
    h += 3L;
    return a + b + c + d + e + f + g + h + j + k;
}

// A warning each: they have none.
float4 main() : SV_Target {
    float a = 1e300l;
    half b = 65520.0f, c = 65505u;
    int16_t d = 1.0f;
    uint16_t e = -3L;
    return fits(Big) + a + b + c + d + e;
}
