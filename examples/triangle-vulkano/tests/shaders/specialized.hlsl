[[vk::constant_id(0)]] const uint COUNT = 3;
[[vk::constant_id(4)]] const bool IS_DOUBLE = false;
[[vk::constant_id(7)]] const float SCALE = 0.5;
[[vk::constant_id(8)]] const int OFFSET = -1;
RWStructuredBuffer<float> values;
[numthreads(1, 1, 1)] void main()
{
    for (uint i = 0; i < COUNT; i++)
        values[i] = (IS_DOUBLE ? 2 : 1) * SCALE + OFFSET;
}
