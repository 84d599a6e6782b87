struct Item { float4 a; float c; };
cbuffer Shared : register(b5) { float4 common; }
Texture3D image : register(t1);
StructuredBuffer<Item> items : register(t2);
Texture2D other : register(t3);
RWStructuredBuffer<float4> output : register(u9);
[[vk::constant_id(4)]] const float count = 8;
struct Push { float2 b; };
[[vk::push_constant]] Push push;

[numthreads(1, 1, 1)] void main(uint id : SV_DispatchThreadID) {
    output[id] = common + image.Load(0) + items[id].c + other.Load(0) * count + push.b.xyxy;
}
