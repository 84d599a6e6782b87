// manual: system values of domain shaders
// args: -T ds_6_1 -E main -fspv-target-env=vulkan1.2
// args: -T ds_6_1 -E main -fspv-target-env=vulkan1.2 -DQUAD
// args: -T ds_6_1 -E main -fspv-target-env=vulkan1.2 -DISOLINE
struct ControlPoint
{
    float4 position : SV_Position;
    float2 clip : SV_ClipDistance;
    float cull : SV_CullDistance;
};

struct Vertex
{
    float4 position : SV_Position;
    float2 clip : SV_ClipDistance;
    float cull : SV_CullDistance;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
};

#if defined(QUAD)
#define LOCATION float2
struct Levels { float outer[4] : SV_TessFactor; float inner[2] : SV_InsideTessFactor; };
[domain("quad")]
#elif defined(ISOLINE)
#define LOCATION float2
struct Levels { float outer[2] : SV_TessFactor; };
[domain("isoline")]
#else
#define LOCATION float3
struct Levels { float outer[3] : SV_TessFactor; float inner : SV_InsideTessFactor; };
[domain("tri")]
#endif
Vertex main(Levels levels, OutputPatch<ControlPoint, 3> patch, LOCATION location : SV_DomainLocation,
            uint primitive : SV_PrimitiveID, uint view : SV_ViewID)
{
    Vertex result;
    result.position = patch[0].position * location.x + patch[1].position * location.y + levels.outer[0];
#if defined(QUAD)
    result.position += levels.inner[1];
#elif !defined(ISOLINE)
    result.position += levels.inner;
#endif
    result.clip = patch[0].clip;
    result.cull = patch[1].cull;
    result.layer = view;
    result.viewport = primitive;
    return result;
}
