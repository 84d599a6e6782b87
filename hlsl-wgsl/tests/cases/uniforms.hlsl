// Holes are members, strides are those of elements, and matrices that WGSL has not are arrays of vectors.
// args: -T cs_6_0 -E main
struct Inner { float weight; };

cbuffer Mixed
{
    float a;
    float3 b;
    float2x3 m;
    row_major float4x4 world;
    row_major float3x2 pairs;
    float steps[3];
    float2 spots[2];
    Inner inner;
    Inner inners[2];
};
cbuffer Placed
{
    float late : packoffset(c2);
    float2 early : packoffset(c0);
};
RWStructuredBuffer<float4> result;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    result[0] = float4(b + mul(early, m), a);
    result[1] = mul(world, float4(pairs[i], steps[i], spots[i].y));
    result[2] = float4(mul(float3(1, 2, 3), pairs), inner.weight, inners[i].weight) + late;
    Inner copy[2] = inners;
    float numbers[3] = steps;
    result[3] = copy[i].weight + numbers[i];
}
