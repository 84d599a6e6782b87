// args: -T cs_6_0
// Each instance needs two others.
template <int LEVEL, int NUMBER> struct Both {
    static const int value = Both<LEVEL - 1, NUMBER * 2>::value + Both<LEVEL - 1, NUMBER * 2 + 1>::value;
};
template <int NUMBER> struct Both<0, NUMBER> {
    static const int value = NUMBER;
};

template <int LEVEL, int NUMBER> static const int SUM = SUM<LEVEL - 1, NUMBER * 2> + SUM<LEVEL - 1, NUMBER * 2 + 1>;
template <int NUMBER> static const int SUM<0, NUMBER> = NUMBER;

RWStructuredBuffer<int> o;

[numthreads(1, 1, 1)]
void main() {
    o[0] = Both<40, 1>::value;
    o[1] = SUM<40, 1>;
}
