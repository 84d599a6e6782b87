// args: -T cs_6_0 -E main -fspv-target-env=webgpu
// args: -T cs_6_0 -E main -fspv-target-env=wgpu -fvk-bind-push-constants 3 2
// args: -T cs_6_0 -E main -fspv-target-env=wgpu
// Browsers have none: they are a uniform buffer with its layout, where the option says.
struct Push { float weights[3]; float3 axis; uint row; };
[[vk::push_constant]] Push push;
RWStructuredBuffer<float4> result : register(u0);

[numthreads(1, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    result[at] = float4(push.axis, push.weights[at % 3] + push.row);
}
