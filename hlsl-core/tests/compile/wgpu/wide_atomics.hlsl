// args: -T cs_6_6 -E main -fspv-target-env=wgpu
// args: -T cs_6_6 -E main -fspv-target-env=webgpu
// 64-bit atomic operations, on a byte address buffer, a typed one and a structured one; in browsers they are two of 32 bits.
RWByteAddressBuffer bytes;
RWBuffer<int64_t> texels;
RWStructuredBuffer<uint64_t> elements;

[numthreads(8, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    bytes.InterlockedAdd64(8 * at, uint64_t(5));
    bytes.Store(4, 7);
    InterlockedOr(texels[at], int64_t(0x700000007));
    InterlockedXor(elements[at & 1], uint64_t(at));
}
