// args: -T cs_6_0 -E main -fvk-allow-rwstructuredbuffer-arrays -fspv-target-env=vulkan1.2
// in 0: uint 0 0 0 0
// in 1: uint 2
// out 0: uint 0 0 20 30
// out 1: uint 4
// out 2: uint 4 3
// Counters of buffers in an array without a size are such an array, too.

[[vk::binding(0), vk::counter_binding(1)]] RWStructuredBuffer<uint> lists[];
[[vk::binding(2)]] RWStructuredBuffer<uint> result;

void push(RWStructuredBuffer<uint> list, uint value)
{
    list[list.IncrementCounter()] = value;
}

[numthreads(1, 1, 1)]
void main()
{
    uint which = result[1];
    push(lists[which], 20);
    push(lists[which], 30);
    RWStructuredBuffer<uint> list = lists[which];
    result[0] = list.IncrementCounter();
    result[1] = list.DecrementCounter() - 1;
}
