// What the shader reads of `block` and `colors` makes no difference, and they are not bound. Without optimization the products
// are still there: what stands for the reads is a number, since NaN times 0 is NaN.
// args: -T cs_6_0 -E main -Od
struct Light
{
    float3 color;
    int kind;
};
ConstantBuffer<Light> block;
StructuredBuffer<float4> colors;
RWStructuredBuffer<float4> output;

static Light none = (Light)0;

float4 shaded(StructuredBuffer<float4> from, uint at)
{
    return from[at] * none.kind;
}

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    float3 dark = block.color * none.color;
    output[id] = float4(dark, block.kind * none.kind) + shaded(colors, id);
}
