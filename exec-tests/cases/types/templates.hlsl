// out 0: float 3 7 uint 9 float 5
[[vk::binding(0)]] RWByteAddressBuffer output;

template <typename T> T largest(T a, T b) { return a > b ? a : b; }
template <typename T, int N> struct Row
{
    T items[N];
    T sum()
    {
        T result = 0;
        for (int i = 0; i < N; ++i)
            result += items[i];
        return result;
    }
};

[numthreads(1, 1, 1)]
void main()
{
    output.Store(0, asuint(largest(1.0f, 3.0f)));
    output.Store(4, asuint(largest<float>(7, 2)));
    output.Store(8, largest(9u, 4u));
    Row<float, 2> row;
    row.items[0] = 2;
    row.items[1] = 3;
    output.Store(12, asuint(row.sum()));
}
