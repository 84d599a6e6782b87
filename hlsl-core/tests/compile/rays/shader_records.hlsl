// args: -T lib_6_3 -fspv-target-env=vulkan1.2
// args: -T lib_6_3 -fspv-target-env=vulkan1.1 -fspv-extension=SPV_NV_ray_tracing -D NV
// "vk::shader_record_ext" and "_nv" of the manual: the rest of an entry of the shader binding table.

#ifdef NV
#define RECORD vk::shader_record_nv
#else
#define RECORD vk::shader_record_ext
#endif

struct Material { float3 color; uint kind; float4x4 around; };
struct Payload { float4 color; };

[[RECORD]] ConstantBuffer<Material> material;
[[RECORD]] cbuffer Sky {
  float3 zenith;
  float height;
};

[shader("closesthit")]
void hit(inout Payload payload, in BuiltInTriangleIntersectionAttributes spot) {
  payload.color = mul(material.around, float4(material.color, material.kind)) * spot.barycentrics.x;
}

[shader("miss")]
void miss(inout Payload payload) { payload.color = float4(zenith, height); }
