// args: -T cs_6_6 -E main
// The constants of instances depend on each other; the template's own constant is no variable.
RWStructuredBuffer<int> result;

template<int N> struct Sum { static const int value = N + Sum<N - 1>::value; };
template<> struct Sum<0> { static const int value = 0; };
template<typename T> struct Rows;
template<typename T, int R, int C> struct Rows<matrix<T, R, C> > { static const int count = R; };

[numthreads(Sum<3>::value, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int table[Sum<4>::value] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 };
    result[id] = table[id] + Rows<float3x2>::count;
}
