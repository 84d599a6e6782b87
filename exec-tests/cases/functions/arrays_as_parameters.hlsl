// in 0: float 1 2 3 4
// out 1: float 10 4 3 2 1 1 2 3 4
[[vk::binding(0)]] StructuredBuffer<float> input;
[[vk::binding(1)]] RWStructuredBuffer<float> output;

float sum(float values[4])
{
    float result = 0;
    for (int i = 0; i < 4; ++i)
    {
        result += values[i];
        values[i] = 0; // a copy
    }
    return result;
}

void reverse(inout float values[4])
{
    for (int i = 0; i < 2; ++i)
    {
        float old = values[i];
        values[i] = values[3 - i];
        values[3 - i] = old;
    }
}

[numthreads(1, 1, 1)]
void main()
{
    float values[4];
    for (int i = 0; i < 4; ++i)
        values[i] = input[i];
    float kept[4] = values;
    output[0] = sum(values);
    reverse(values);
    for (int k = 0; k < 4; ++k)
    {
        output[1 + k] = values[k];
        output[5 + k] = kept[k];
    }
}
