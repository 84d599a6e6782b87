struct Item { float4 a; float b; };
cbuffer Shared : register(b0) { float4 common; }
Texture2D image : register(t1);
StructuredBuffer<Item> items : register(t2);
ByteAddressBuffer raw : register(t3);
RWStructuredBuffer<float4> output : register(u9);
[[vk::constant_id(4)]] const uint count = 8;
struct Push { float4 a; };
[[vk::push_constant]] Push push;

[numthreads(1, 1, 1)] void main(uint id : SV_DispatchThreadID) {
    output[id] = common + image.Load(0) + items[id].a + raw.Load(count) + push.a;
}
