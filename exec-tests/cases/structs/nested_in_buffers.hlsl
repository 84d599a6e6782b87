// The uint2 at the end would lie across a boundary of 16 bytes, and moves.
// in 0: uint 1 float 1 2 3 4 5 6 any uint 7 8 2 float 10 20 30 40 50 60 any uint 70 80
// out 1: float 3 7 11 uint 15 float 30 70 110 uint 150
struct Pair { float a, b; };
struct Record { uint id; Pair pairs[3]; uint2 tail; };
struct Sums { float pairs[3]; uint tail; };
[[vk::binding(0)]] StructuredBuffer<Record> input;
[[vk::binding(1)]] RWStructuredBuffer<Sums> output;

float add(Pair pair) { return pair.a + pair.b; }

[numthreads(2, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    Record record = input[i];
    Sums sums = (Sums)0;
    for (int k = 0; k < 3; ++k)
        sums.pairs[k] = add(record.pairs[k]);
    sums.tail = record.tail.x + record.tail.y;
    output[record.id - 1] = sums;
}
