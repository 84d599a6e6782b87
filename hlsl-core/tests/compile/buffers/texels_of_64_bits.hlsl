// args: -T cs_6_6 -E main

// Two integers of 64 bits have no format, and need the capability all the same.
Buffer<uint64_t> single;
RWBuffer<int64_t2> pair;

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    pair[id] = pair[id + 1] + (int64_t)single[id];
}
