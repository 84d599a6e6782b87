// args: -T cs_6_0
// Each of two thousand calls copies three hundred default arguments.
#define TEN(n) int n##0 = 1, int n##1 = 1, int n##2 = 1, int n##3 = 1, int n##4 = 1, int n##5 = 1, int n##6 = 1, int n##7 = 1, int n##8 = 1, int n##9 = 1
#define HUNDRED(n) TEN(n##0), TEN(n##1), TEN(n##2), TEN(n##3), TEN(n##4), TEN(n##5), TEN(n##6), TEN(n##7), TEN(n##8), TEN(n##9)
#define TEN_TIMES(x) x x x x x x x x x x
#define THOUSAND_TIMES(x) TEN_TIMES(TEN_TIMES(TEN_TIMES(x)))

int first(int given, HUNDRED(a), HUNDRED(b), HUNDRED(c)) {
    return given;
}

RWStructuredBuffer<int> o;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
    THOUSAND_TIMES(o[0] += first(i);)
    THOUSAND_TIMES(o[1] += first(i);)
}
