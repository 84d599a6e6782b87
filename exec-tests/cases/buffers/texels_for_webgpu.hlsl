// Typed buffers where there are none: storage buffers of their texels, packed as their formats have them.
// args: -T cs_6_0 -E main -fspv-target-env=webgpu
// in 0: float 1 2 3 4 5 6 7 8
// in 1: float 1 2 3 any 4 5 6 any
// in 2: uint 7 8 9
// in 3: int 5 -6 7 -8
// out 3: int 5 -6 -3 -8
// in 4: uint 0xff804000 0
// out 4: uint 0xff804000 0x00ff0080
// in 5: uint 0xbc003c00 0x12340000
// out 5: uint 0xbc004000 0x1234c900
// in 6: uint 0xfffe0001 0x8000ffff 0 0
// out 6: uint 0xfffe0001 0x8000ffff 0xfffffffe 0x00008000
// in 7: uint 0x81ff7f00
// out 7: uint 0x81ff0300
// out 8: float 2 6 1 -10 1 9 4 3 2 0.501961 0 0.25098 -1 1 uint 8 12
// out 9: float 0 0 1 -0.00787402 -1 1
[[vk::binding(0)]] Buffer<float4> colors;
[[vk::binding(1)]] Buffer<float3> places;
[[vk::binding(2)]] Buffer<uint> kinds;
[[vk::binding(3)]] RWBuffer<int2> pairs;
[[vk::binding(4)]] [[vk::image_format("rgba8")]] RWBuffer<float4> small;
[[vk::binding(5)]] [[vk::image_format("r16f")]] RWBuffer<float> halves;
[[vk::binding(6)]] [[vk::image_format("rgba16i")]] RWBuffer<int4> shorts;
[[vk::binding(7)]] [[vk::image_format("r8i")]] RWBuffer<int> bytes;
struct Numbers { float f[14]; uint u[2]; };
[[vk::binding(8)]] RWStructuredBuffer<Numbers> found;
[[vk::binding(9)]] RWStructuredBuffer<float> more;

[numthreads(1, 1, 1)]
void main(uint zero : SV_GroupIndex)
{
    uint count, length;
    colors.GetDimensions(count);
    halves.GetDimensions(length);
    found[zero].f[0] = count;
    found[zero].f[1] = places[zero + 1].z;
    found[zero].f[2] = halves[zero];
    found[zero].f[3] = -halves[zero + 1] * -10;
    halves[zero + 2] = -10;
    halves[zero] = 2;
    found[zero].f[4] = small[zero].w;
    found[zero].f[5] = kinds[zero + 2];
    found[zero].f[6] = length;
    found[zero].f[7] = places[zero].z;
    found[zero].f[8] = halves[zero];
    found[zero].f[9] = small[zero].z;
    found[zero].f[10] = small[zero].x;
    found[zero].f[11] = small[zero].y;
    found[zero].f[12] = shorts[zero].z;
    found[zero].f[13] = shorts[zero].x;
    found[zero].u[0] = kinds[zero + 1];
    small[zero + 1] = float4(0.5, -3, 7, 0);
    pairs[zero + 1].x = -3;
    shorts[zero + 1] = int4(-2, -1, -32768, 0);
    bytes[zero + 1] = 3;
    found[zero].u[1] = bytes[zero + 1] * 4;
    more[zero] = bytes[zero];
    more[zero + 1] = 0;
    more[zero + 2] = places[zero].x;
    more[zero + 3] = bytes[zero + 3] / 127.0 + 0.992126;
    more[zero + 4] = bytes[zero + 2];
    more[zero + 5] = colors[zero].x;
}
