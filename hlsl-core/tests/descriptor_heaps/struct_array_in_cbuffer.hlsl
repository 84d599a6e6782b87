// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// An element of an array of structs in a constant buffer, as a value.

struct Params { int albedo, normal, rma, padding; };
struct All { Params materials[4]; };
struct Push { uint2 params; uint2 output; };
[[vk::push_constant]] ConstantBuffer<Push> indices;
[numthreads(1, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
    ConstantBuffer<All> all = ResourceDescriptorHeap[indices.params.x];
    RWStructuredBuffer<uint> output = ResourceDescriptorHeap[indices.output.x];
    Params active = all.materials[id.x & 3];
    output[0] = uint(active.albedo + active.normal + active.rma);
}
