// args: -T cs_6_6 -E main -fspv-target-env=wgpu
// args: -T cs_6_6 -E main -fspv-target-env=webgpu
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    RWStructuredBuffer<uint> known = ResourceDescriptorHeap[2];
    RWByteAddressBuffer chosen = ResourceDescriptorHeap[id];
    known[0] = chosen.Load(0);
}
