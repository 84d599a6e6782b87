// What an argument of an intrinsic does happens once, however often its value is used; what it returns is converted.
// in 0: float 0 0.5 0.25 2
// out 1: uint 1 1 1 1 1 1 1 1 1
// out 2: float 0 1 0.5 0.25 0.5 0.5 0.25 2 0.5 0.75 4
[[vk::binding(0)]] StructuredBuffer<float> input;
[[vk::binding(1)]] RWStructuredBuffer<uint> counts;
[[vk::binding(2)]] RWStructuredBuffer<float> output;

static uint count;

float next(uint index)
{
    ++count;
    return input[index];
}

void note(uint index)
{
    counts[index] = count;
    count = 0;
}

[numthreads(1, 1, 1)]
void main()
{
    float sine, cosine, whole, exponent;
    sincos(next(0), sine, cosine);
    note(0);
    output[0] = sine;
    output[1] = cosine;
    output[2] = modf(next(1), whole) + whole;
    note(1);
    output[3] = saturate(next(2));
    note(2);
    output[4] = frexp(next(3), exponent);
    note(3);
    output[5] = smoothstep(0, 1, next(1));
    note(4);
    output[6] = reflect(float2(next(2), 0), float2(0, 1)).x;
    note(5);
    output[7] = lit(1, 1, next(3)).x * 2;
    note(6);
    output[8] = fmod(next(1), 1);
    note(7);
    output[9] = lerp(0.5, 1, next(1));
    note(8);
    int power;
    frexp(input[3] * 4, power);
    output[10] = power;
}
