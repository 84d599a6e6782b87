// args: -T vs_6_0 -E main
[[vk::input_attachment_index(0)]] SubpassInput<float4> attachment;
float4 main() : SV_Position { return attachment.SubpassLoad(); }
