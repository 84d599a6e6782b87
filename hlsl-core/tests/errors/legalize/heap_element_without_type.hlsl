// args: -T ps_6_6 -E main -HV 202x -fspv-target-env=vulkan1.3
// Without a variable nothing says what is in the heap.
uint number;

float4 main() : SV_Target
{
    number > 0 ? SamplerDescriptorHeap[0] : SamplerDescriptorHeap[1];
    return 0;
}
