// args: -T cs_6_0 -E main
// style: math=mint
// Vectors and matrices that the library has, with the same bytes, and others.
struct Numbers {
    float2 two;
    int3 three;
    uint4 four;
    bool2 flags;
    double2 wide;
    float1x3 row;
    float3x1 column;
    float2x2 small;
    float2x3 rows;
    row_major float2x4 turned;
    float3x3 spaced;
    float4x4 large;
    int2x2 whole;
    float3 list[2];
    float4 close[2];
    float in_its_tail;
};
ConstantBuffer<Numbers> given;
RWStructuredBuffer<Numbers> numbers;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    numbers[id.x] = given;
}
