// The GLSL memory model decorates the variable, Vulkan's has operands of each access.
// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.1
// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.1 -fspv-use-vulkan-memory-model -fspv-extension=SPV_KHR_multiview
globallycoherent RWStructuredBuffer<uint> shared_values;
globallycoherent RWTexture2D<float4> shared_texels;
RWByteAddressBuffer own;

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    shared_values[id.x] = own.Load(id.x * 4);
    shared_texels[id.xy] = shared_texels[id.yx] + 1;
    own.Store(id.x * 4, shared_values[id.x ^ 1]);
}
