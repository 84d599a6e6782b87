// Load<T> and Store<T> of structs, with matrices, arrays and bools in them: by the strict rules of std430, whatever the
// rules of other buffers.
// in 0: float 1 any*3 2 3 4 uint 5 6 1 float 7 10 8 11 9 12
// out 1: float 1 any*3 2 3 4 uint 5 6 1 float 7 10 8 11 9 12
// out 2: float 1 2 3 4 uint 5 6 1 float 7 8 9 10 11 12
struct Item { float head; float3 v; uint two[2]; bool on; float2x3 m; };
[[vk::binding(0)]] ByteAddressBuffer input;
[[vk::binding(1)]] RWByteAddressBuffer output;
[[vk::binding(2)]] RWByteAddressBuffer parts;

[numthreads(1, 1, 1)]
void main()
{
    Item item = input.Load<Item>(0);
    output.Store<Item>(0, item);
    parts.Store(0, asuint(item.head));
    parts.Store3(4, asuint(item.v));
    parts.Store(16, item.two[0]);
    parts.Store(20, item.two[1]);
    parts.Store(24, item.on);
    parts.Store3(28, asuint(float3(item.m._m00_m01_m02)));
    parts.Store3(40, asuint(float3(item.m._m10_m11_m12)));
}
