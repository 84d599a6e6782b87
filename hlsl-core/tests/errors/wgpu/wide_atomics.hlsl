// args: -T cs_6_6 -E main -fspv-target-env=webgpu
// args: -T cs_6_6 -E mixed -fspv-target-env=wgpu
// Two atomic operations on words are not one on a 64-bit number, and words of such numbers have few of their own.
RWStructuredBuffer<uint64_t> numbers;
RWByteAddressBuffer bytes;

[numthreads(8, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    InterlockedAdd(numbers[at], uint64_t(1), numbers[at + 1]);
    bytes.InterlockedMax64(8, uint64_t(7));
}

[numthreads(8, 1, 1)]
void mixed(uint at : SV_DispatchThreadID)
{
    bytes.InterlockedAdd64(8, uint64_t(7));
    bytes.InterlockedAdd(0, 1);
}
