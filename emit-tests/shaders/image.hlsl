// An image of the type IMAGE, and what USE does with it.
#ifndef ARRAY
#define ARRAY
#endif
IMAGE image ARRAY : register(u1);
RWStructuredBuffer<float4> seen : register(u2);

[shader("compute")]
[numthreads(8, 8, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    USE;
}
