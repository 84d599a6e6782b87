RWStructuredBuffer<uint> last : register(u3, space4);
StructuredBuffer<uint> first : register(t1, space1);
[numthreads(1, 1, 1)] void main() { last[0] = first[0] + 1; }
