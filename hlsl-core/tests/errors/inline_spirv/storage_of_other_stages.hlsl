// args: -T vs_6_6 -fspv-target-env=vulkan1.3
// Storage classes that this stage does not have.
[[vk::ext_capability(/* RayTracingKHR */ 4479)]]
[[vk::ext_storage_class(/* IncomingRayPayloadKHR */ 5342)]] float4 payload;
[[vk::ext_capability(/* MeshShadingEXT */ 5283)]]
[[vk::ext_storage_class(/* TaskPayloadWorkgroupEXT */ 5402)]] float4 of_tasks;
float4 main() : SV_Position { return payload + of_tasks; }
