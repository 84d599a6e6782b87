// args: -T ps_6_0 -fcgl
// Shader records are of ray tracing; nobody uses this one.
struct Record { float4 tint; };
[[vk::shader_record_ext]] cbuffer Block { float4 tint; };
[[vk::shader_record_ext]] ConstantBuffer<Record> record;
float4 main() : SV_Target { return 1; }
