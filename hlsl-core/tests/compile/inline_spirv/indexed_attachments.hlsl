// args: -T ps_6_6 -fspv-target-env=vulkan1.3
// The capability comes with its extension, in Vulkan 1.2 and later, too.
[[vk::ext_capability(/* InputAttachmentArrayDynamicIndexing */ 5303)]]
[[vk::input_attachment_index(0)]] SubpassInput attachment;
float4 main() : SV_Target {
    return attachment.SubpassLoad();
}
