// args: -T ps_6_0
// What stands in for an argument has to be as constant as that.
cbuffer Frame {
    float time;
};

static const uint SECOND = 2;

[[vk::ext_instruction(/* OpCompositeExtract */ 81)]]
float component(float4 vector, [[vk::ext_literal]] uint index = SECOND);

[[vk::ext_instruction(/* OpCompositeExtract */ 81)]]
float component_then(float4 vector, [[vk::ext_literal]] uint index = time);

float main(float4 at : AT) : SV_Target {
    return component(at) + component_then(at, 1) + component_then(at);
}
