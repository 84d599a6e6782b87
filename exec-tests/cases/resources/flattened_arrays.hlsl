// args: -T cs_6_0 -E main -fspv-flatten-resource-arrays
// texture 0: 2x2 float 1 2 3 4
// texture 1: 2x2 float 10 20 30 40
// texture 2: 2x2 float 100 200 300 400
// constants 3: int 2 0 1
// out 4: float 400 4 40 444
// Elements with bindings of their own, by numbers that only the device knows.

[[vk::binding(0)]] Texture2D<float> layers[3];
[[vk::binding(3)]] cbuffer Settings { int3 order; };
[[vk::binding(4)]] RWStructuredBuffer<float> result;

[numthreads(1, 1, 1)]
void main()
{
    float sum = 0;
    [loop]
    for (int i = 0; i < 3; ++i)
    {
        int which = i == 0 ? order.x : (i == 1 ? order.y : order.z);
        result[i] = layers[which][int2(1, 1)];
        sum += result[i];
    }
    result[3] = sum;
}
