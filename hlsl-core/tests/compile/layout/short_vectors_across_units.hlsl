// args: -T cs_6_2 -enable-16bit-types
// In the first element of a buffer, vectors do not cross 16 bytes; in others they may. The rules for inline SPIR-V know.
[[vk::ext_instruction(/* OpIAdd */ 128)]] uint add(uint a, uint b);

struct Counts
{
    uint16_t one;
    uint16_t4 four;
    uint16_t4 more;
};
RWStructuredBuffer<Counts> counts;

[numthreads(8, 1, 1)]
void main(uint lane : SV_GroupIndex)
{
    counts[lane].more = counts[add(lane, 1)].four;
}
