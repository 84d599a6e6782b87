[[vk::stencil_ref_unchanged_front]] [[vk::stencil_ref_less_equal_front]]
float4 main() : SV_Target { return 1; }
