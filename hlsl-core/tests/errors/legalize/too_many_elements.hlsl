// args: -T cs_6_0 -E main

struct Grid {
    float all[1 << 15][1 << 14];
};
RWStructuredBuffer<Grid> grids;

[numthreads(1, 1, 1)] void main(uint index : SV_GroupIndex) {
    Grid grid = grids[0];
    grid.all[1][index] = 1;
    grids[1] = grid;
}
