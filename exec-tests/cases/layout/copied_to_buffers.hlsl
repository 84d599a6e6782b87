// manual: Assignments (of structs whose layouts differ).
// A uniform buffer and a storage buffer have other strides: each member is copied by itself. By default.
// constants 0: float 1 0*3 2 0*3 3 0*3 4 5 6 uint 1 float 7 8 9 0 10 11 12 0 13 16 0*2 14 17 0*2 15 18 0*2 19
// out 1: float 1 2 3 any 4 5 6 uint 1 float 7 8 9 any 10 11 12 any 13 16 14 17 15 18 19
struct Inner { float3 v; bool on; };
struct All { float head; float weights[2]; Inner inner; row_major float2x3 rows; float2x3 columns; float last; };
[[vk::binding(0)]] ConstantBuffer<All> input;
[[vk::binding(1)]] RWStructuredBuffer<All> output;

[numthreads(1, 1, 1)]
void main()
{
    output[0] = input;
}
