// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -Od
// cookbook: If-statements with constants
#define QUALITY 2
StructuredBuffer<float> coarse;
StructuredBuffer<float> fine;
RWStructuredBuffer<float> result;

static const bool is_fine = QUALITY > 1 && QUALITY != 3;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    StructuredBuffer<float> from;
    if (is_fine)
        from = fine;
    else
        from = coarse;
    StructuredBuffer<float> other = QUALITY > 5 ? fine : coarse;
    result[id] = from[id] - other[id];
}
