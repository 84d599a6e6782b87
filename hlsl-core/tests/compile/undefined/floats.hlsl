// Functions of floats where their results are undefined: the same instructions as DXC writes, for drivers to give what the
// hardware does. NClamp is for NaNs, and `ldexp` is a product, which has no limits for the exponent.
// args: -T cs_6_0 -E main
ByteAddressBuffer input;
RWByteAddressBuffer output;

[numthreads(1, 1, 1)]
void main()
{
    float3 v = asfloat(input.Load3(0));
    float x = v.x, y = v.y, z = v.z, whole, exponent;
    float results[] = {
        sqrt(x), rsqrt(x), log(x), log2(x), log10(x), pow(x, y), asin(x), acos(x), atan2(x, y), fmod(x, y),
        modf(x, whole), whole, frexp(x, exponent), exponent, ldexp(x, y), length(v), normalize(v).x,
        sign(x), step(x, y), smoothstep(x, y, z), min(x, y), max(x, y), clamp(x, y, z), saturate(x), rcp(x),
        isnan(x), isinf(x), isfinite(x), x != y, tanh(x), int(x), uint(x), f32tof16(x),
    };
    [unroll]
    for (int i = 0; i < 33; ++i)
        output.Store(4 * i, asuint(results[i]));
}
