// args: -T cs_6_2 -E main -fspv-target-env=wgpu -fvk-use-dx-layout -enable-16bit-types
cbuffer Camera { float3 corners[2]; float scale; };
StructuredBuffer<half> weights;
RWStructuredBuffer<float3> result;

[numthreads(1, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    result[at] = corners[at & 1] * scale * weights[at];
}
