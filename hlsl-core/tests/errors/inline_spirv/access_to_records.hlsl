// args: -T lib_6_6 -Od -fspv-target-env=vulkan1.3
struct Payload { float4 color; };
[[vk::ext_decorate(/* NonReadable */ 25)]] [[vk::shader_record_ext]] cbuffer Record { float4 of_record; };
[shader("miss")]
void main(inout Payload payload) {
    payload.color = of_record;
}
