// args: -T cs_6_0 -E main -Oconfig=--ssa-rewrite,--simplify-instructions,--eliminate-dead-code-aggressive
// args: -T cs_6_0 -E main -Oconfig=--loop-fission=3,--scalar-replacement=100
// The levels' own passes do not run: only what is named, after legalization.
RWStructuredBuffer<uint> result;

[numthreads(1, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint seen = 0;
    if (id > 3)
        seen = id;
    uint unused = result[seen];
    result[id] = seen;
}
