// args: -T ps_6_6 -E main -fspv-target-env=vulkan1.3
// What is in a heap has the type of the variable, whichever element is chosen.
uint number;

float4 main(float2 at : AT) : SV_Target
{
    SamplerState chosen = number > 0 ? SamplerDescriptorHeap[0] : SamplerDescriptorHeap[1];
    Texture2D<float4> image =
        number > 1 ? ResourceDescriptorHeap[0] : number > 2 ? ResourceDescriptorHeap[1] : ResourceDescriptorHeap[2];
    return image.Sample(chosen, at);
}
