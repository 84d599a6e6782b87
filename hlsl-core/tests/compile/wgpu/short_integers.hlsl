// args: -T cs_6_2 -E main -fspv-target-env=webgpu -enable-16bit-types
// Browsers have no 16-bit integers: they are computed with 32 bits, and packed as the host has them.
struct Cell { int16_t height; uint16_t2 kinds; half weight; };
StructuredBuffer<Cell> cells;
RWStructuredBuffer<Cell> raised;
RWStructuredBuffer<uint16_t4> rows;
cbuffer Steps { int16_t step; uint16_t mask[3]; };

[numthreads(4, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    Cell it = cells[at];
    it.height += step * (int16_t)7;
    it.kinds = ~it.kinds << 3;
    it.weight *= 2;
    raised[at] = it;
    rows[at].xy = it.kinds / mask[at % 3];
    rows[at].zw = (uint16_t2)it.height;
}
