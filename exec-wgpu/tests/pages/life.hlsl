RWStructuredBuffer<uint> cells;

[numthreads(64, 1, 1)]
void generation(uint id : SV_DispatchThreadID) {
    cells[id] ^= 1;
}
