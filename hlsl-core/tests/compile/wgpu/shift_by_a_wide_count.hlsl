// args: -T cs_6_0 -E main -fspv-target-env=webgpu
RWStructuredBuffer<uint4> found;
[[vk::ext_instruction(/* OpShiftRightLogical */ 194)]] uint Right(uint value, uint64_t count);
[[vk::ext_instruction(/* OpShiftLeftLogical */ 196)]] uint2 Left(uint2 value, vector<uint64_t, 2> count);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    uint64_t count = found[0].x;
    found[1] = uint4(Right(id, count), Right(id, 3ull), Left(found[0].zw, vector<uint64_t, 2>(count, count + 1)));
}
