// Truth values in bit-fields: what the host reads of them, and what a shader reads again.
// in 0: uint 0x2 7
// out 1: uint 0x3 0x5 0 0x2 0x80000000 1 1
struct Flags
{
    bool first : 1;
    bool second : 1;
    uint rest : 32;
};
struct Bits
{
    bool low : 31;
    bool high : 1;
};
[[vk::binding(0)]] StructuredBuffer<Flags> input;
[[vk::binding(1)]] RWByteAddressBuffer output;

[numthreads(1, 1, 1)]
void main()
{
    Flags flags = input[0];
    flags.first = flags.second && flags.rest == 7;
    flags.rest = 5;
    output.Store(0, flags);
    flags.first = false;
    flags.second = flags.first;
    Bits bits = { flags.second, true };
    output.Store<uint>(8, flags.first);
    output.Store<uint>(12, bits.high ? 2 : 3);
    output.Store(16, bits);
    bits.low = input[0].second;
    output.Store<uint>(20, bits.low);
    output.Store<uint>(24, bits.low == bits.high);
}
