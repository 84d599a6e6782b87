// image 0: 4x2 float 0 1 2 3 4 5 6 7
// image 1: 2x1x4 float 0*8
// out 0: float 0 2 4 6 104 105 106 107
// out 1: float 1 2 3 4 5 5 5 5
[[vk::binding(0)]] RWTexture2D<float> single;
[[vk::binding(1)]] RWTexture2D<float4> four;

[numthreads(4, 2, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    if (id.y == 0)
        single[id.xy] = single[id.xy] * 2;
    else
        single[id.xy] += 100;
    if (id.x == 0 && id.y == 0)
    {
        four[uint2(0, 0)] = float4(1, 2, 3, 4);
        four[uint2(1, 0)] = 5;
    }
}
