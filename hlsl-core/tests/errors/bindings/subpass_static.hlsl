// args: -T ps_6_0 -E main
[[vk::input_attachment_index(0)]] static SubpassInput before;
float4 main() : SV_Target { return before.SubpassLoad(); }
