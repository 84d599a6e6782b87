// in 0: int 10 20 30
// in 1: uint 3
// out 1: uint 1
// out 2: int 30 20
// The counter of an array of buffers that came into a struct is that of the array.

[[vk::binding(0), vk::counter_binding(1)]] ConsumeStructuredBuffer<int> numbers[1];
[[vk::binding(2)]] RWStructuredBuffer<int> result;

struct Holder
{
    ConsumeStructuredBuffer<int> numbers[1];
};

[numthreads(1, 1, 1)]
void main()
{
    Holder holder;
    holder.numbers = numbers;
    result[0] = holder.numbers[0].Consume();
    result[1] = numbers[0].Consume();
}
