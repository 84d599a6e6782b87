// args: -T cs_6_2 -E main -fspv-target-env=webgpu -enable-16bit-types
// An index that no buffer is large enough for.
StructuredBuffer<int16_t2> pairs;
RWStructuredBuffer<int> found;
[numthreads(1, 1, 1)]
void main(uint at : SV_GroupIndex) { found[-1] = pairs[at].y + pairs[0xffffffff].x; }
