// args: -T ps_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// A constant buffer that holds an address.

struct Constants { uint info; vk::BufferPointer<float4> unused; };
[[vk::push_constant]] Constants given;
struct Info { uint64_t address; };
uint main() : SV_Target0 {
    ConstantBuffer<Info> info = ResourceDescriptorHeap[given.info];
    return vk::RawBufferLoad<uint>(info.address);
}
