// args: -T cs_6_9 -E main -fspv-target-env=vulkan1.2 -enable-16bit-types
// in 0: half 0.5 1 1.5 2 2.5 3 3.5
// out 1: half 1 1 2.25 4 6.25 9 12.25
// in 2: int64 1 -2 4294967297 8 -16
// out 2: int64 2 -4 8589934594 16 -32
// out 3: uint 1 0 1 0 1 0 5 float 0.5 0.5 0.75 0.5 0.625 0.75 float 0 1 1 2 2 2
// out 4: int -8 -4 -2 0 2 4 6 1 1 1 1 1 7
[[vk::binding(0)]] StructuredBuffer<vector<half, 7> > halves;
[[vk::binding(1)]] RWStructuredBuffer<vector<half, 7> > squares;
[[vk::binding(2)]] RWStructuredBuffer<vector<int64_t, 5> > wide;
struct Mixed
{
    vector<bool, 6> flags;
    uint count;
    vector<float, 6> fractions, exponents;
};
[[vk::binding(3)]] RWStructuredBuffer<Mixed> mixed;
[[vk::binding(4)]] RWByteAddressBuffer bytes;

struct Parts
{
    vector<int, 7> numbers;
    vector<int, 5> ones;
};

Parts parts_of(vector<int, 7> numbers)
{
    Parts parts = { numbers, (vector<int, 5>)1 };
    return parts;
}

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    vector<half, 7> given = halves[0];
    squares[0] = max(given * given, (half)1);
    wide[0] = wide[0] + wide[0];

    Mixed it;
    vector<float, 6> values = (vector<float, 6>)given;
    for (uint i = 0; i < 6; ++i)
        it.flags[i] = i % 2 == id;
    it.flags = and(it.flags, values > 0);
    it.count = values[5] + (it.flags[id] ? 2 : 0);
    it.fractions = frexp(values, it.exponents);
    mixed[0] = it;

    vector<int, 7> numbers = { int2(-4, -2), -1, int4(0, 1, 2, 3) };
    Parts parts = parts_of(numbers << 1);
    [loop] for (int k = 0; k < 7; ++k)
        bytes.Store(4 * k, parts.numbers[k]);
    bytes.Store(28, parts.ones);
    vector<int, 6> last = numbers[6] > 2 ? (vector<int, 6>)7 : (vector<int, 6>)0;
    bytes.Store(48, last[numbers[5]]);
}
