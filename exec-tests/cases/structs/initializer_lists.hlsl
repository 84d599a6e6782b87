// out 0: float 1 2 3 4 5 6 7 8 9 10 11 12 1 2 3
[[vk::binding(0)]] RWStructuredBuffer<float> output;

struct Inner { float2 a; float b; };
struct Outer { Inner inner; float c[2]; float3 d; };

[numthreads(1, 1, 1)]
void main()
{
    float2 first = { 1, 2 };
    // A list is flat: braces and vectors may be anywhere.
    Outer outer = { first, { 3 }, 4, 5, float3(6, 7, 8) };
    output[0] = outer.inner.a.x;
    output[1] = outer.inner.a.y;
    output[2] = outer.inner.b;
    output[3] = outer.c[0];
    output[4] = outer.c[1];
    output[5] = outer.d.x;
    output[6] = outer.d.y;
    output[7] = outer.d.z;
    float2x2 m = { 9, 10, { 11, 12 } };
    output[8] = m[0][0];
    output[9] = m[0][1];
    output[10] = m[1][0];
    output[11] = m[1][1];
    float values[] = { first, 3 };
    output[12] = values[0];
    output[13] = values[1];
    output[14] = values[2];
}
