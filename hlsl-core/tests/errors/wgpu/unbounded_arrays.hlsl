// args: -T ps_6_6 -E main -fspv-target-env=wgpu
// args: -T ps_6_6 -E main -fspv-target-env=webgpu
// args: -T ps_6_6 -E main -fspv-target-env=webgpu -fwgpu-unsized-array-length 4
StructuredBuffer<float4> any_buffer[] : register(t0, space1);
Texture2D<float4> any_texture[] : register(t0, space2);
Texture2D<float4> unused[] : register(t0, space3);

float4 main(nointerpolation uint which : WHICH) : SV_Target
{
    StructuredBuffer<float4> from_heap = ResourceDescriptorHeap[which];
    return any_buffer[which][0] + any_texture[which].Load(int3(0, 0, 0)) + from_heap[0];
}
