// Indices that unrolling makes negative: out of bounds, like any that is too large, and nobody knows before that.
// args: -T cs_6_0 -E main
ByteAddressBuffer input;
RWByteAddressBuffer output;
groupshared float slots[4];

[numthreads(4, 1, 1)]
void main(uint lane : SV_GroupIndex)
{
    float4 vector = asfloat(input.Load4(0));
    float4x4 rows = { vector, vector.yzwx, vector.zwxy, vector.wxyz };
    float array[4] = { vector.x, vector.y, vector.z, vector.w };
    uint at = input.Load(16);
    array[at] = vector[at] = rows[at].x = slots[lane] = at;
    [unroll]
    for (int i = -1; i < 1; ++i) {
        output.Store4(16 * i + 16, asuint(float4(array[i], vector[i], rows[i][i + 1], slots[i])));
        slots[i] = 1;
        array[i] = 2;
    }
    [unroll]
    for (int64_t j = -1; j < 1; ++j)
        output.Store(4 * uint(j) + 64, asuint(array[j] + vector[j]));
}
