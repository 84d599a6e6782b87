// args: -T vs_6_0
// Numbers that a decoration does not have, and places of what is built in.
[[vk::ext_decorate(/* FPFastMathMode */ 40, 0x400000)]] Buffer<float> fast;
[[vk::ext_decorate_id(/* UniformId */ 27, 3)]] ByteAddressBuffer bytes;

float4 main([[vk::ext_decorate(/* Location */ 30, 1)]] uint id : SV_VertexID) : SV_Position {
    return fast[id] + 1 + bytes.Load(0);
}
