// args: -T ps_6_0 -E main
// What a base declares is reflected like what the struct declares itself.
struct Surface { Texture2D<float2> height; StructuredBuffer<float3> normals; };
struct Water : Surface { Texture2D<float4> foam; SamplerState smooth; };
Water water;

float4 main(float2 at : PLACE) : SV_Target {
    return water.foam.Sample(water.smooth, at) + float4(water.height.Load(int3(0, 0, 0)), water.normals[0].xy);
}
