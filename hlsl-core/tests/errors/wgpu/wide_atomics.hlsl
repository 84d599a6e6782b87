// args: -T cs_6_6 -E main -fspv-target-env=webgpu
// Two atomic operations on words are not one on a 64-bit number.
RWStructuredBuffer<uint64_t> numbers;
RWByteAddressBuffer bytes;

[numthreads(8, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    InterlockedAdd(numbers[at], uint64_t(1), numbers[at + 1]);
    bytes.InterlockedMax64(8, uint64_t(7));
}
