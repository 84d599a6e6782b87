struct S { float4 v; };
[[vk::input_attachment_index(0)]] SubpassInput<S> attachment;
float4 main() : SV_Target { return 1; }
