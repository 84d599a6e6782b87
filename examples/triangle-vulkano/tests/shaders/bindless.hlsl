StructuredBuffer<uint> chosen : register(t0);
Texture2D<float4> pictures[] : register(t1);
RWStructuredBuffer<float4> colors : register(u100);
[numthreads(2, 1, 1)] void main(uint at : SV_DispatchThreadID)
{
    colors[at] = pictures[NonUniformResourceIndex(chosen[at])].Load(0);
}
