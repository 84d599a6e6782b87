// Divisions by zero and of the least number by -1 are undefined in DXIL as in SPIR-V, and stay what they are.
// args: -T cs_6_2 -E main -enable-16bit-types
ByteAddressBuffer input;
RWByteAddressBuffer output;

[numthreads(1, 1, 1)]
void main()
{
    int a = input.Load<int>(0), b = input.Load<int>(4);
    uint c = input.Load(8), d = input.Load(12);
    output.Store(0, a / b);
    output.Store(4, c / d);
    output.Store(8, c % d);
    output.Store(12, a % b);
    // Neither is negative.
    output.Store(16, (a & 255) % 10);
    output.Store(20, abs(a));
    output.Store(24, -a);
}
