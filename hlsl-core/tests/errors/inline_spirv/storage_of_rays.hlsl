// args: -T lib_6_6 -fspv-target-env=vulkan1.3
// What a hit has once, or can only read; storage that Vulkan lacks, and bindings that are missing.
struct Payload { float4 color; };
struct Truth { bool is_true; };
[[vk::ext_storage_class(/* IncomingRayPayloadKHR */ 5342)]] float4 another;
[[vk::ext_storage_class(/* HitAttributeKHR */ 5339)]] float2 attributes_of_mine;
[[vk::ext_storage_class(/* ShaderRecordBufferKHR */ 5343)]] Payload record;
[[vk::ext_storage_class(/* HostOnlyALTERA */ 5937)]] uint of_the_host;
[[vk::ext_capability(/* TileShadingQCOM */ 4495)]]
[[vk::ext_storage_class(/* TileAttachmentQCOM */ 4491)]] Texture2D tile;
[[vk::ext_storage_class(/* Image */ 11)]] Truth truth;
[shader("closesthit")]
void main(inout Payload payload, BuiltInTriangleIntersectionAttributes attributes) {
    attributes_of_mine.x = 1;
    payload.color = another + of_the_host + tile.Load(int3(1, 2, 0)) + truth.is_true;
    record.color = payload.color;
}
