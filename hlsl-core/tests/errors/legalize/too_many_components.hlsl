// args: -T cs_6_9
// Each statement has two thousand operations on components.
#define TEN_TIMES(x) x x x x x x x x x x

RWStructuredBuffer<vector<float, 1024> > o;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
    vector<float, 1024> all = o[i];
    TEN_TIMES(TEN_TIMES(TEN_TIMES(all = sin(all) * all;)))
    o[0] = all;
}
