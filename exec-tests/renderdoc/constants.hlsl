// step: -Od
// step:
// in 0: float 3 0.5
// out 1: float 30 14
// `static const` globals, of which optimized code keeps nothing but what they make of other numbers, and statics that
// become values.
[[vk::binding(0)]] StructuredBuffer<float> input;
[[vk::binding(1)]] RWStructuredBuffer<float> output;

struct Limit
{
    float least;
    int count;
};

static const float scale = 2;
static const float twice = scale * 2;
static const float3 direction = float3(1, 2, 3);
static const float table[3] = { 1, 2, 4 };
static const Limit limit = { 0.25, 2 };
static const float unused = 7;
static float total = 1;

namespace inner
{
    static const bool isOn = true;
}

float scaled(float value)
{
    total += value;
    return value * scale;
}

[numthreads(1, 1, 1)]
void main()
{
    float sum = 0;
    for (int index = 0; index < limit.count; index++)
        sum += scaled(input[index]) * table[index];
    if (inner::isOn)
        sum += twice;
    output[0] = sum * direction.y + (sum > limit.least ? 10 : 0) - 4;
    output[1] = total * 2 + 5;
}
