// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -Od
// cookbook: Combining elements
struct Grid
{
    StructuredBuffer<float> cells;
    RWStructuredBuffer<float> next;
    int level;
};

StructuredBuffer<float> cells_0;
StructuredBuffer<float> cells_1;
RWStructuredBuffer<float> next_0;
RWStructuredBuffer<float> next_1;

Grid grid_of(int level)
{
    Grid grid;
    grid.level = level;
    switch (level)
    {
    case 0:
        grid.cells = cells_0;
        grid.next = next_0;
        return grid;
    default:
        grid.cells = cells_1;
        break;
    }
    grid.next = next_1;
    return grid;
}

void advance(Grid grid, uint at)
{
    StructuredBuffer<float> from = grid.cells;
    grid.next[at] = (from[at] + from[at + 1]) / (1 << grid.level);
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    [unroll]
    for (int level = 0; level < 2; ++level)
        advance(grid_of(level), id);
}
