// manual: system values of hull shaders and patch constant functions; domains, partitionings and topologies
// args: -T hs_6_1 -E main -fspv-target-env=vulkan1.1
// args: -T hs_6_1 -E main -fspv-target-env=vulkan1.1 -DQUAD
// args: -T hs_6_1 -E main -fspv-target-env=vulkan1.1 -DISOLINE
struct ControlPoint
{
    float4 position : SV_Position;
    float2 clip : SV_ClipDistance;
    float cull : SV_CullDistance;
};

struct Levels
{
#if defined(QUAD)
    float outer[4] : SV_TessFactor;
    float inner[2] : SV_InsideTessFactor;
#elif defined(ISOLINE)
    float outer[2] : SV_TessFactor;
#else
    float outer[3] : SV_TessFactor;
    float inner : SV_InsideTessFactor;
#endif
};

Levels levels(InputPatch<ControlPoint, 4> patch, uint primitive : SV_PrimitiveID)
{
    Levels result = (Levels)1;
    result.outer[1] = primitive;
    return result;
}

#if defined(QUAD)
[domain("quad")] [partitioning("fractional_even")] [outputtopology("triangle_ccw")]
#elif defined(ISOLINE)
[domain("isoline")] [partitioning("fractional_odd")] [outputtopology("point")]
#else
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")]
#endif
[outputcontrolpoints(4)] [patchconstantfunc("levels")]
ControlPoint main(InputPatch<ControlPoint, 4> patch, uint id : SV_OutputControlPointID,
                  uint primitive : SV_PrimitiveID, uint view : SV_ViewID)
{
    ControlPoint result = patch[id];
    result.position.x += primitive + view;
    return result;
}
