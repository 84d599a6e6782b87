// The same by scalar rules, at an offset, with numbers of 16 and 64 bits.
// args: -T cs_6_2 -E main -enable-16bit-types -fvk-use-scalar-layout
// in 0: any*4 float 1 2 3 4 half 5 6 float 7 9 8 10 any int64 -11 half 12 13
// out 1: any*2 float 1 2 3 4 half 5 6 float 7 9 8 10 any int64 -11 half 12 13
// out 2: float 1 2 3 4 5 6 7 8 9 10 -11 12 13
struct Inner { half2 pair; row_major float2x2 m; };
struct Item { float head; float3 v; Inner inner; int64_t wide; half tail[2]; };
[[vk::binding(0)]] ByteAddressBuffer input;
[[vk::binding(1)]] RWByteAddressBuffer output;
[[vk::binding(2)]] RWStructuredBuffer<float> parts;

[numthreads(1, 1, 1)]
void main()
{
    Item item = input.Load<Item>(16);
    output.Store<Item>(8, item);
    parts[0] = item.head;
    parts[1] = item.v.x;
    parts[2] = item.v.y;
    parts[3] = item.v.z;
    parts[4] = item.inner.pair.x;
    parts[5] = item.inner.pair.y;
    parts[6] = item.inner.m[0][0];
    parts[7] = item.inner.m[0][1];
    parts[8] = item.inner.m[1][0];
    parts[9] = item.inner.m[1][1];
    parts[10] = item.wide;
    parts[11] = item.tail[0];
    parts[12] = item.tail[1];
}
