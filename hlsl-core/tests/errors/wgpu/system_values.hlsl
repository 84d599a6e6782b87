// args: -T vs_6_1 -E vertex -fspv-target-env=wgpu
// args: -T vs_6_1 -E vertex -fspv-target-env=webgpu
// args: -T ps_6_1 -E pixel -fspv-target-env=wgpu
// args: -T ps_6_1 -E pixel -fspv-target-env=webgpu
struct Corner
{
    float4 position : SV_Position;
    float cull : SV_CullDistance;
    float history[65] : HISTORY;
    uint layer : SV_RenderTargetArrayIndex;
};

Corner vertex([[vk::builtin("BaseVertex")]] uint base : BASE, [[vk::builtin("DrawIndex")]] int draw : DRAW)
{
    Corner corner = (Corner)0;
    corner.position.x = base + draw;
    return corner;
}

[earlydepthstencil]
float4 pixel(float4 at : SV_Position, float distance : SV_ClipDistance, out uint stencil : SV_StencilRef, float3 where : SV_Barycentrics,
             float2 uv : UV)
    : SV_Target
{
    stencil = 1;
    clip(uv.x);
    return at + distance + where.x + uv.x;
}
