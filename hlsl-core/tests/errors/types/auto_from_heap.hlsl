// args: -T ps_6_6 -E main -HV 202x -fspv-target-env=vulkan1.3
uint number;

float4 main() : SV_Target
{
    auto element = ResourceDescriptorHeap[0];
    auto chosen = number > 0 ? ResourceDescriptorHeap[0] : ResourceDescriptorHeap[1];
    return 0;
}
