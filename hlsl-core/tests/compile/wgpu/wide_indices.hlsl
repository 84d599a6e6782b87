// args: -T cs_6_0 -E main -fspv-target-env=webgpu
// An index of 64 bits is its low word.

uint64_t at;
RWStructuredBuffer<float> output;

[numthreads(1, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    float numbers[4] = { 1, 2, 3, id };
    float4 vector_ = id;
    vector_[at & 3] = 5;
    output[at] = numbers[at & 3] + vector_[(at + 1) & 3];
}
