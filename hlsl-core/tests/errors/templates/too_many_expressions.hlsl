// args: -T cs_6_0
// Each of a thousand instances has a body of a thousand operations and more.
#define TEN(x) x x x x x x x x x x
#define THOUSAND(x) TEN(TEN(TEN(x)))

template <int N> int sum() {
    int total = 0;
    THOUSAND(total += N;)
    return total;
}

template <int N> int all() {
    return sum<N>() + all<N - 1>();
}
template <> int all<0>() {
    return 0;
}

RWStructuredBuffer<int> o;

[numthreads(1, 1, 1)]
void main() {
    o[0] = all<200>();
    o[1] = all<400>();
    o[2] = all<600>();
}
