// manual: ClipDistance & CullDistance (one array each, by the indices of the semantics)
// args: -T vs_6_0 -E main
struct First
{
    float clip0 : SV_ClipDistance0;
};
struct Second
{
    float3 clip5 : SV_ClipDistance5;
    float cull[2] : SV_CullDistance;
};

void main(float4 at : AT, out float4 position : SV_Position, out First first, out Second second,
          out float2 clip2 : SV_ClipDistance2)
{
    position = at;
    first.clip0 = 0;
    clip2 = float2(1, 2);
    second.clip5 = float3(3, 4, 5);
    second.cull[0] = 6;
    second.cull[1] = 7;
}
