// args: -T cs_6_0 -E main

// Each macro doubles the token of the one before it.
#define TWO(x) x##x
#define FOUR(x) TWO_OF(x##x)
#define TWO_OF(x) x##x
#define EIGHT(x) FOUR(x##x)
#define K0(x) EIGHT(x##x)
#define K1(x) K0(x##x)
#define K2(x) K1(x##x)
#define K3(x) K2(x##x)
#define K4(x) K3(x##x)
#define K5(x) K4(x##x)
#define K6(x) K5(x##x)
#define K7(x) K6(x##x)

// 2^16 bytes are allowed, 2^17 are not.
float K7(abcdefghijklmnopqrstuvwxyzabcdef);
float K7(abcdefghijklmnopqrstuvwxyzabcdefabcdefghijklmnopqrstuvwxyzabcdef);

[numthreads(1, 1, 1)] void main() {}
