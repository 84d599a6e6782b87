// args: -T cs_6_0 -E main -HV 2021 -Wno-c++14-extensions
// out 1: float 24 3 1 0 5 6 7 2 3
RWByteAddressBuffer output : register(u1);

template<int N> static const int factorial = N * factorial<N - 1>;
template<> static const int factorial<0> = 1;
template<typename T = float> static const T three = (T)3.7;
template<typename A, typename B> static const bool same = false;
template<typename A> static const bool same<A, A> = true;
template<int N> static const float table[2] = { N, N + 1 };
template<typename T> static T counter = 5;

struct Limits
{
    template<typename T> static const T least = (T)2;
};

template<typename T> T next() { return ++counter<T>; }

[numthreads(factorial<1>, 1, 1)]
void main()
{
    float sized[factorial<2>];
    sized[1] = three<>;
    uint counted = next<uint>();
    counted += next<float>() - 5;
    float results[9] = {
        factorial<4>, three<int>, same<float, float>, same<float, int>, table<5>[0], counter<uint>, counted,
        Limits::least<uint>, (int)sized[1]
    };
    for (uint i = 0; i < 9; ++i)
        output.Store(4 * i, asuint(results[i]));
}
