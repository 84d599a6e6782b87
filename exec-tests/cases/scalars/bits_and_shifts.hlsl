// Shifts take the low five bits of the right side; a shift of a signed number keeps the sign.
// in 0: uint 0xf0f0a5a5 0x0ff00ff0 int -64 uint 3 33
// out 1: uint 0x00f005a0 0xfff0aff5 0xff00aa55 0x0f0f5a5a 0x87852d28 0x1e1e14b4 int -8 -32 uint 2 8 0xe1e14b4a
[[vk::binding(0)]] ByteAddressBuffer input;
[[vk::binding(1)]] RWStructuredBuffer<uint> output;

[numthreads(1, 1, 1)]
void main()
{
    uint a = input.Load(0), b = input.Load(4);
    int c = asint(input.Load(8));
    uint three = input.Load(12), many = input.Load(16);
    output[0] = a & b;
    output[1] = a | b;
    output[2] = a ^ b;
    output[3] = ~a;
    output[4] = a << three;
    output[5] = a >> three;
    output[6] = uint(c >> int(three));
    output[7] = uint(c >> many);
    output[8] = 1u << many;
    output[9] = 1u << three;
    output[10] = a << 1;
    output[10] |= 0;
}
