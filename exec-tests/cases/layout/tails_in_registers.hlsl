// A float behind a row-major matrix lies in its last register, behind a struct and an array of structs that end in one,
// too. DXC makes invalid modules of these.
// args: -T cs_6_0 -E main -fvk-use-dx-layout
// constants 0: float 1 2 3 0 4 5 6 7 8 0*3 9 10 11 0 12 13 14 15 16 0*3 17 18 19 0 20 21 22 0 23 0*3 24 25 26 0 27 28 29 30
// out 1: float 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
// out 2: float 6 13 28 7 14 22
struct Inner { float first; row_major float2x3 rows; };
struct All { row_major float2x3 rows; float a; Inner inner; float b; Inner many[2]; float c; };
[[vk::binding(0)]] ConstantBuffer<All> input;
[[vk::binding(1)]] RWStructuredBuffer<All> output;
[[vk::binding(2)]] RWStructuredBuffer<float> some;

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    output[0] = input;
    uint one = id.x + 1;
    some[0] = input.rows[one][2];
    some[1] = input.inner.rows[one].y;
    some[2] = input.many[one].rows._m11;
    some[3] = input.a;
    Inner copy = input.inner;
    some[4] = copy.rows[1][2];
    float2x3 sum = input.many[0].rows;
    some[5] = sum[one][id.x + 2];
}
