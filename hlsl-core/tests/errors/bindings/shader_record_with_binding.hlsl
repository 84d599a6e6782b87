// args: -T lib_6_5 -fspv-target-env=vulkan1.2
// What stands in the shader binding table is not bound.
struct Payload { float4 color; };
struct Material { float4 color; };
[[vk::binding(1), vk::shader_record_ext]] ConstantBuffer<Material> material;
[[vk::shader_record_nv, vk::binding(2)]] cbuffer Sky { float4 zenith; };
[shader("miss")] void miss(inout Payload payload) { payload.color = zenith + material.color; }
