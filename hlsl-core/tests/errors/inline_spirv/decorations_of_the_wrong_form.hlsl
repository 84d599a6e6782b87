// args: -T vs_6_0 -fspv-target-env=vulkan1.3
// Operands of another kind than the decoration has.
[[vk::constant_id(1)]] const uint number = 1;
struct Held {
    [[vk::ext_decorate_string(/* FPFastMathMode */ 40, "fast")]] float height;
};
StructuredBuffer<Held> held;
[[vk::ext_decorate_id(/* Aliased */ 20, number)]] ByteAddressBuffer by_id;
[[vk::ext_decorate(/* UniformId */ 27, 3)]] ByteAddressBuffer by_number;
[[vk::ext_decorate(/* UserTypeGOOGLE */ 5636, 3)]] ByteAddressBuffer no_text;
float4 main([[vk::ext_decorate_string(/* Location */ 30, "3")]] uint id : ID) : SV_Position {
    return held[id].height + by_id.Load(0) + by_number.Load(0) + no_text.Load(0);
}
