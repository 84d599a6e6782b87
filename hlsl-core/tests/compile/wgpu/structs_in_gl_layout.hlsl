// args: -T cs_6_0 -E main -fspv-target-env=webgpu -fvk-use-gl-layout
// args: -T cs_6_0 -E main -fspv-target-env=wgpu -fvk-use-gl-layout
// Behind a struct the next member keeps away as far as WGSL wants, with padding in the struct.

struct Pair
{
    float one;
    float many[2];
    float2 pair;
};
cbuffer Values
{
    Pair pair;
    float last;
};
RWStructuredBuffer<float> output;

[numthreads(1, 1, 1)]
void main()
{
    output[0] = pair.pair.y + last;
}
