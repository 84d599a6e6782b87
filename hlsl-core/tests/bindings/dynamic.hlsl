// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.1
// style: emit=ash emit=vulkano dynamic=object dynamic=items derives=serde::Serialize
// A struct with two layouts, buffers at dynamic offsets, comments.

/// What is drawn.
struct Item {
    /// In the world.
    float place;
    float2 size[2];
};

/// One of many, in one buffer.
ConstantBuffer<Item> object;
StructuredBuffer<Item> items;
/// Where it all goes.
RWByteAddressBuffer result : register(u7);

/// Adds them.
[numthreads(8, 1, 1)] void main(uint id : SV_DispatchThreadID) {
    result.Store(id, object.place + items[id].size[1].y);
}
