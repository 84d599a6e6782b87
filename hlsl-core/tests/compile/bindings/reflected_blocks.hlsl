// args: -T lib_6_3 -fspv-extension=SPV_NV_ray_tracing -fspv-reflect
// Shader records and push constants are no descriptors, and have no user type.
struct Parcel { float4 tint; };
struct Shift { float4 by; };
[[vk::shader_record_nv]] cbuffer Record { float4 tint; };
[[vk::push_constant]] Shift shift;

[shader("raygeneration")] void main() {
    Parcel parcel = { tint + shift.by };
    CallShader(0, parcel);
}
