// texture 0: 2x2 float 1 2 3 4
// texture 1: 2x2 float 10 20 30 40
// constants 2: uint 3
// out 3: float 33 4 1 20
// Textures that change places each round, as often as only the device knows, and an array of both.

[[vk::binding(0)]] Texture2D<float> low;
[[vk::binding(1)]] Texture2D<float> high;
[[vk::binding(2)]] cbuffer Settings { uint rounds; };
[[vk::binding(3)]] RWStructuredBuffer<float> result;

float sum_of_rounds(int2 place)
{
    Texture2D<float> from = high;
    float sum = 0.0;
    for (uint i = 0; i < rounds; ++i)
    {
        sum += from[place];
        if (i == 0)
            from = low;
    }
    return sum;
}

[numthreads(1, 1, 1)]
void main()
{
    Texture2D<float> both[2] = {low, high};
    result[0] = sum_of_rounds(int2(0, 0)) + sum_of_rounds(int2(1, 0)) - 3.0;
    Texture2D<float> chosen = low;
    if (rounds > 5)
        chosen = high;
    result[1] = chosen[uint2(1, 1)];
    result[2] = both[rounds & 2 ? 0 : 1][uint2(0, 0)];
    result[3] = both[rounds & 1][uint2(1, 0)];
}
