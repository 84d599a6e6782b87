// out 0: int 42 7 20 3
[[vk::binding(0)]] RWStructuredBuffer<int> output;

#define SQUARE(x) ((x) * (x))
#define NAME(a, b) a##b
#if defined(SQUARE) && !defined(UNKNOWN)
#define CHOSEN 7
#else
#define CHOSEN 8
#endif

namespace outer
{
    static const int answer = 42;
    namespace inner
    {
        int twice(int x) { return 2 * x; }
    }
}

[numthreads(1, 1, 1)]
void main()
{
    output[0] = outer::answer;
    output[NAME(1, ) + 0] = CHOSEN;
    output[2] = outer::inner::twice(SQUARE(3) + 1);
    int NAME(to, gether) = 3;
    output[3] = together;
}
