// What an operator that changes a bit-field gives: as many bits as the field has. An assignment gives what is assigned.
// in 0: uint 0 3
// out 1: int 0x7fff 0x7ffe 1048575 -4 3 -4 -3 4 0
struct Fields
{
    uint low : 15;
    int sign : 3;
};
[[vk::binding(0)]] StructuredBuffer<uint> input;
[[vk::binding(1)]] RWStructuredBuffer<int> output;

[numthreads(1, 1, 1)]
void main()
{
    Fields fields = (Fields)0;
    fields.low = input[0];
    output[0] = --fields.low;
    output[1] = fields.low += 0x7fff;
    output[2] = fields.low = 0xfffff;
    fields.sign = int(input[1]);
    output[4] = fields.sign++;
    output[3] = fields.sign;
    output[5] = fields.sign;
    output[6] = ++fields.sign;
    output[7] = fields.sign = 4;
    output[8] = fields.sign += 4;
}
