// step: -Od
// step:
// in 0: int 3
// out 1: int 20 50 70
// Functions, of which the default level leaves no calls: their variables are of one call each.
[[vk::binding(0)]] StructuredBuffer<int> input;
[[vk::binding(1)]] RWStructuredBuffer<int> output;

int scaled(int x)
{
    int result = x * 10;
    return result;
}

void split(int x, out int less, inout int more)
{
    less = scaled(x - 1);
    more += scaled(x);
}

[numthreads(1, 1, 1)]
void main()
{
    int x = input[0];
    int less;
    int more = 20;
    split(x, less, more);
    output[0] = less;
    output[1] = more;
    int x_again = scaled(7);
    output[2] = x_again;
}
