// args: -T lib_6_3 -fspv-target-env=vulkan1.2
[[vk::shader_record_ext]] cbuffer Record { float4 tint; };

struct Parcel { float4 tint; };

float4 tinted() { return tint; }

[shader("pixel")] float4 shade() : SV_Target { return tinted(); }
[shader("callable")] void call(inout Parcel parcel) { parcel.tint = tinted(); }
