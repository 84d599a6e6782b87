// in 0: uint 1 2 3 4 float 1.5 2.5 -3.5
// out 1: uint 1 2 3 4 5 3 2 float 3 5 -7 uint 28
[[vk::binding(0)]] ByteAddressBuffer input;
[[vk::binding(1)]] RWByteAddressBuffer output;

[numthreads(1, 1, 1)]
void main()
{
    output.Store4(0, input.Load4(0));
    uint2 two = input.Load2(4);
    output.Store(16, two.x + two.y);
    output.Store2(20, two.yx);
    float3 f = asfloat(input.Load3(16));
    output.Store3(28, asuint(f * 2));
    uint size;
    input.GetDimensions(size);
    output.Store(40, size & ~3u);
}
