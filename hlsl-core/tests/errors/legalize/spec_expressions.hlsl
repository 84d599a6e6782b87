// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.3
[[vk::constant_id(1)]] const float scale = 2;
[[vk::constant_id(2)]] const uint count = 3;
RWBuffer<float> output;

[numthreads((uint)(count * 2.5), 1, 1)] void main()
{
    float values[(int)scale];
    values[0] = 1;
    output[0] = values[0];
}
