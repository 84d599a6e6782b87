// args: -T cs_6_0 -E main
[[vk::binding(1.5)]] RWBuffer<float> values;
[numthreads(8.5, 1, 1)] void main() { values[0] = 1; }
