// args: -T ps_6_2 -E main -enable-16bit-types

half take(half h) { return h; }

// A warning each: fewer bits, whatever they mean.
float4 main(int i : A, nointerpolation uint64_t wide : B, float f : C) : SV_Target {
    half a = i;
    float b = wide;
    int16_t c = f;
    half d = take(i);
    float e = wide + f;
    a += i;
    return a + b + c + d + e;
}
