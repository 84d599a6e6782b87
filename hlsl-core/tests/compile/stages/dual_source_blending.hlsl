// manual: Vulkan-specific attributes (index)
// args: -T ps_6_0 -E main
void main([[vk::location(0), vk::index(0)]] out float4 color : SV_Target0,
          [[vk::location(0), vk::index(1)]] out float4 blend : SV_Target1)
{
    color = 0.5;
    blend = 0.25;
}
