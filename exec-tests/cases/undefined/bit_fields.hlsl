// Fields of bits lie where they were declared; what does not fit is cut off.
// in 0: uint 0xfffffff5 0x1234
// out 1: int 5 -1 2 20 -3
struct Fields
{
    uint low : 3;
    int sign : 1;
    uint middle : 5;
    int high : 23;
};
[[vk::binding(0)]] StructuredBuffer<uint> input;
[[vk::binding(1)]] RWStructuredBuffer<int> output;

[numthreads(1, 1, 1)]
void main()
{
    Fields fields;
    fields.low = input[0];
    fields.sign = int(input[0]);
    fields.middle = input[1] >> 1 & 3;
    fields.high = int(input[0]);
    output[0] = fields.low;
    output[1] = fields.sign;
    output[2] = fields.middle;
    fields.middle = input[1];
    output[3] = fields.middle;
    fields.high <<= 1;
    output[4] = fields.high >> 3;
}
