// A buffer of the type BUFFER, and what USE does with it.
struct Item {
    float3 place;
    uint kind;
};

#ifndef ARRAY
#define ARRAY
#endif
BUFFER items ARRAY : register(REGISTER);
RWStructuredBuffer<float> seen : register(u9);

[shader("compute")]
[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
    USE;
}
