// args: -T ds_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// A domain shader.

struct P { float4 p : P; }; struct F { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
[domain("tri")] float4 main(F f, float3 at : SV_DomainLocation, const OutputPatch<P, 3> p) : SV_Position {
    Texture2D<float> height = ResourceDescriptorHeap[0]; SamplerState s = SamplerDescriptorHeap[0]; return p[0].p * height.SampleLevel(s, at.xy, 0);
}
