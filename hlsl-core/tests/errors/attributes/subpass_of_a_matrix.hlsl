[[vk::input_attachment_index(0)]] SubpassInput<float2x2> attachment;
float4 main() : SV_Target { return 1; }
