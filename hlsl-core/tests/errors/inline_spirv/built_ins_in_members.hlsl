// args: -T ps_6_6 -fspv-target-env=universal1.5
struct Inner { [[vk::ext_decorate(/* BuiltIn */ 11, /* Position */ 0)]] float4 place; };
struct Outer { Inner inner; };
StructuredBuffer<Outer> buffer;
[[vk::ext_decorate(/* BuiltIn */ 11, /* WorkgroupSize */ 25)]]
uint3 main() : SV_Target {
    return buffer[0].inner.place.xyz;
}
