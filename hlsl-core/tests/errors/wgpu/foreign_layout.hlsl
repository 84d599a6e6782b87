// args: -T cs_6_0 -E main -fspv-target-env=wgpu -fvk-use-dx-layout
cbuffer Camera { float3 corners[2]; float scale; };
StructuredBuffer<double> weights;
RWStructuredBuffer<float3> result;

[numthreads(1, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    result[at] = corners[at & 1] * scale * (float)weights[at];
}
