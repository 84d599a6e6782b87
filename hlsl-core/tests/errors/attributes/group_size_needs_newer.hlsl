// args: -T cs_6_0 -E main
[[vk::constant_id(0)]] const uint width = 8;
[numthreads(width, 2, 1)]
void main() {}
