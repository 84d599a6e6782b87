// args: -T cs_6_6
using Shared = groupshared float;
using Read = in float;
StructuredBuffer<linear float> numbers;
struct Held { globallycoherent float a; globallycoherent RWByteAddressBuffer b; };
using Coherent = globallycoherent float;
RWBuffer<float> result;
[numthreads(1, 1, 1)]
void main() { Shared a = numbers[0]; Read b = a; Coherent c = b; result[0] = c; }
