// args: -T cs_6_2 -E main
// groups: 4 1 1
// out 0: uint 1616994580 1677152119 1794065724 896327037 3245348695 810726404 3532830634 3445519513
// Random numbers, whose results are added up word by word: one bit that is wrong shows. Drivers of CPUs may take subnormal
// numbers for zero, so there are none; exec-wgpu/tests/doubles.rs has them, and
// `fma`, which drivers may round twice.
[[vk::binding(0)]] RWStructuredBuffer<uint> found;

static uint state;

uint Random() {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

double Number() {
    uint low = Random();
    uint high = Random();
    // Exponents of -31 to 32.
    return asdouble(low, (high & 0x800fffff) | (0x3e0 + (Random() >> 26)) << 20);
}

void Add(inout uint sum, double value) {
    uint low, high;
    asuint(value, low, high);
    sum = sum * 31 + low;
    sum = sum * 31 + high;
}

[numthreads(16, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    state = id * 747796405 + 2891336453;
    uint sums[8] = { 0, 0, 0, 0, 0, 0, 0, 0 };
    for (uint i = 0; i < 32; ++i) {
        double a = Number(), b = Number(), c = Number();
        Add(sums[0], a + b);
        Add(sums[1], a - b);
        Add(sums[2], a * b);
        Add(sums[3], a / b);
        Add(sums[4], a * b - c);
        Add(sums[5], min(a, b) + max(b, c));
        sums[6] = sums[6] * 31 + asuint(float(a));
        // Not there and straight back, which Mesa makes `trunc`, and gets wrong from 2^24 on where the CPU has no such instruction.
        Add(sums[6], double(int(b * 0.125L) + 1) + double(uint(abs(c) * 0.25L)));
        sums[7] = sums[7] * 31 + uint(a < b) + uint(a <= c) * 2 + uint(b >= c) * 4;
    }
    for (uint kind = 0; kind < 8; ++kind) {
        uint before;
        InterlockedAdd(found[kind], sums[kind], before);
    }
}
