// in 0: double 1.5 0.25 int64 -5000000000 uint64 10000000000
// out 1: double 1.75 0.375 int64 -10000000000 uint64 5000000000 int 1 0
struct Wide { double a, b; int64_t c; uint64_t d; };
struct Result { double sum, product; int64_t c; uint64_t d; int less; int pad; };
[[vk::binding(0)]] StructuredBuffer<Wide> input;
[[vk::binding(1)]] RWStructuredBuffer<Result> output;

[numthreads(1, 1, 1)]
void main()
{
    Wide wide = input[0];
    Result result;
    result.sum = wide.a + wide.b;
    result.product = wide.a * wide.b;
    result.c = wide.c * 2;
    result.d = wide.d / 2;
    result.less = wide.c < 0 ? 1 : 0;
    result.pad = 0;
    output[0] = result;
}
