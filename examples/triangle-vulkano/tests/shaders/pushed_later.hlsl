struct Push { [[vk::offset(16)]] uint value; };
[[vk::push_constant]] Push push;
RWStructuredBuffer<uint> values;
[numthreads(1, 1, 1)] void main() { values[0] = push.value; }
