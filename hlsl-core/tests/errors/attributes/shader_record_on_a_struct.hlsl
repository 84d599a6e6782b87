struct S { float4 v; };
[[vk::shader_record_ext]] StructuredBuffer<S> record;
float4 main() : SV_Target { return 1; }
