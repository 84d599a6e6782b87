// manual: Constant/Texture/Structured/Byte Buffers (the table of rules, storage classes and decorations; the four sets
// of layout rules, of which vectors in the first cross no boundary of 16 bytes)
// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -fvk-use-dx-layout
// args: -T cs_6_0 -E main -fvk-use-gl-layout
// args: -T cs_6_0 -E main -fvk-use-scalar-layout -fspv-target-env=vulkan1.2

struct Item {
    float first;
    float3 fits;
    float2 begins;
    float3 crosses;
    float last;
};

cbuffer constants {
    float2 before;
    float3 behind;
    float few[2];
};

tbuffer texels {
    float2 earlier;
    float3 later;
    float many[2];
};

ConstantBuffer<Item> constant;
TextureBuffer<Item> texel;
StructuredBuffer<Item> structured;
RWStructuredBuffer<Item> written;
AppendStructuredBuffer<Item> appended;
ConsumeStructuredBuffer<Item> consumed;
ByteAddressBuffer bytes;
RWByteAddressBuffer written_bytes;

[numthreads(1, 1, 1)] void main() {
    written[0] = constant;
    written[1] = texel;
    appended.Append(structured[0]);
    appended.Append(consumed.Consume());
    written_bytes.Store(0, bytes.Load(4) + asuint(behind.x + few[1] + later.x + many[1] + before.x + earlier.x));
}
