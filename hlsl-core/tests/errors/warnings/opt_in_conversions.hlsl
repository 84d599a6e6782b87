// args: -T ps_6_2 -E main -enable-16bit-types -Wconversion -Wdouble-promotion
// args: -T ps_6_2 -E main -enable-16bit-types -Wdouble-promotion -Wsign-conversion -Wno-conversion -Wfloat-conversion
// args: -T ps_6_2 -E main -enable-16bit-types -Weverything -Wno-sign-conversion

static const float Half = 0.5;

double wide(double d) { return d; }

float4 main(float x : A, half h : B, nointerpolation int i : C, nointerpolation uint u : D) : SV_Target {
    // More precision, except for vectors and comparisons.
    double d = h;
    d += wide(x);
    d = i > 0 ? x : d;
    bool b = x < d;
    float4 v = h;
    // Numbers that become integers, which a condition is as well.
    i = x;
    u = Half;
    if (x) i = x + 0.5;
    // The other signedness, except for constants that fit either.
    u = i;
    i = u;
    u += i;
    u = -1;
    u = 1;
    i = 5u;
    i = 0xffffffffu;
    int64_t l = u;
    b = b && i < u;
    return v + d + i + u + l + b;
}
