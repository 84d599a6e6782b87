// Arguments are copied in before a call and out after it.
// in 0: float 3 5
// out 1: float 8 15 5 3 4 10 9 1
[[vk::binding(0)]] StructuredBuffer<float> input;
[[vk::binding(1)]] RWStructuredBuffer<float> output;

void sum_and_product(float a, float b, out float sum, out float product)
{
    sum = a + b;
    product = a * b;
}

void exchange(inout float a, inout float b)
{
    float old = a;
    a = b;
    b = old;
}

void twice(inout float x) { x *= 2; }

void into_swizzle(out float2 v) { v = float2(9, 1); }

[numthreads(1, 1, 1)]
void main()
{
    float a = input[0], b = input[1];
    float sum, product;
    sum_and_product(a, b, sum, product);
    output[0] = sum;
    output[1] = product;
    exchange(a, b);
    output[2] = a;
    output[3] = b;

    float4 v = float4(2, 2, 0, 3);
    twice(v.x);
    output[4] = v.x;
    output[5] = 5;
    twice(output[5]);

    into_swizzle(v.wy);
    output[6] = v.w;
    output[7] = v.y;
}
