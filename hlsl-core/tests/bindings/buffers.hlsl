// args: -T vs_6_2 -E main -fspv-target-env=wgpu
// style: vertex=separate no-bytemuck emit=wgpu
struct Settings {
    float3 offset;
};
ConstantBuffer<Settings> settings : register(b0);
float4 main(float4 at : POSITION, float2 uv : TEXCOORD1, int3 cell : CELL) : SV_Position {
    return at + float4(settings.offset + cell, uv.x);
}
