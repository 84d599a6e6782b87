// tolerance: 2e-3
// in 0: float 0.5 2.3 -1.25 8 3
// out 1: float 0.479426 0.877583 0.546302 0.523599 1.047198 0.463648 1.648721 1.414214 2.079442 3 512 2.828427 0.353553 2 3 -2 -1 -2 0.3 1.25 1 -1 0 0.5 1.5 0.104 -71.619724 0.008727 0.125 1.107149
[[vk::binding(0)]] StructuredBuffer<float> input;
[[vk::binding(1)]] RWStructuredBuffer<float> output;

static uint next = 0;

void put(float value)
{
    output[next++] = value;
}

[numthreads(1, 1, 1)]
void main()
{
    float half_one = input[0], b = input[1], c = input[2], eight = input[3], three = input[4];
    put(sin(half_one));
    put(cos(half_one));
    put(tan(half_one));
    put(asin(half_one));
    put(acos(half_one));
    put(atan(half_one));
    put(exp(half_one));
    put(exp2(half_one));
    put(log(eight));
    put(log2(eight));
    put(pow(eight, three));
    put(sqrt(eight));
    put(rsqrt(eight));
    put(floor(b));
    put(ceil(b));
    put(floor(c));
    put(trunc(c));
    put(floor(c + 0.1));
    put(frac(b));
    put(abs(c));
    put(sign(b));
    put(sign(c));
    put(saturate(c));
    put(lerp(c, b, 0.492957746));
    put(clamp(b, half_one, 1.5));
    put(smoothstep(0.0, 2.5, half_one));
    put(degrees(c));
    put(radians(half_one));
    put(rcp(eight));
    put(atan2(2.0 * half_one, half_one));
}
