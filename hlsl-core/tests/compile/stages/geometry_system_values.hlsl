// manual: system values of geometry shaders; input primitives and output streams
// args: -T gs_6_1 -E triangles -fspv-target-env=vulkan1.1
// args: -T gs_6_1 -E points
// args: -T gs_6_1 -E lines
// args: -T gs_6_1 -E linesAndNeighbors
// args: -T gs_6_1 -E trianglesAndNeighbors
struct Corner
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
    uint primitive : SV_PrimitiveID;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
};

[maxvertexcount(3)] [instance(2)]
void triangles(triangle Corner corners[3], uint primitive : SV_PrimitiveID, uint instance : SV_GSInstanceID,
               uint view : SV_ViewID, inout TriangleStream<Vertex> vertices)
{
    Vertex vertex;
    vertex.position = corners[0].position;
    vertex.clip = corners[1].clip;
    vertex.cull = corners[2].cull;
    vertex.primitive = primitive;
    vertex.layer = instance;
    vertex.viewport = view;
    vertices.Append(vertex);
}

[maxvertexcount(1)]
void points(point Corner corners[1], inout PointStream<Corner> vertices) { vertices.Append(corners[0]); }

[maxvertexcount(2)]
void lines(line Corner corners[2], inout LineStream<Corner> vertices) { vertices.Append(corners[1]); }

[maxvertexcount(2)]
void linesAndNeighbors(lineadj Corner corners[4], inout LineStream<Corner> vertices) { vertices.Append(corners[3]); }

[maxvertexcount(2)]
void trianglesAndNeighbors(triangleadj Corner corners[6], inout LineStream<Corner> vertices)
{
    vertices.Append(corners[5]);
}
