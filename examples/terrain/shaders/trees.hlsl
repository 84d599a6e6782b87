// Draws the trees that `plant` found room for: three cones and a trunk, derived from the vertex number.
//
// entry: vs_6_0 tree_vertex
// entry: ps_6_0 tree_pixel

#include "scene.hlsli"

[[vk::binding(0, 2)]]
StructuredBuffer<Tree> trees;

static const uint SIDES = 6;
static const uint PARTS = 4;

// For each part: radius and height of its base, height of its tip, as fractions of the tree's height.
static const float3 SHAPE[PARTS] = {
    float3(0.035, 0.00, 0.30),
    float3(0.240, 0.16, 0.62),
    float3(0.185, 0.38, 0.82),
    float3(0.125, 0.60, 1.00),
};

struct TreeVaryings
{
    float4 clip : SV_Position;
    float3 place : PLACE;
    float3 normal : NORMAL;
    nointerpolation float3 tint : TINT;
    float depth_in_crown : CROWN;
};

TreeVaryings tree_vertex(uint vertex : SV_VertexID, uint instance : SV_InstanceID)
{
    Tree tree = trees[instance];
    uint part = vertex / (3 * SIDES);
    uint side = vertex / 3 % SIDES;
    uint corner = vertex % 3;
    float3 shape = SHAPE[part];

    float angle = tree.turn + (side + (corner == 1 ? 1.0 : corner == 2 ? 0.5 : 0.0)) * 2.0 * PI / SIDES + part;
    float2 outwards;
    sincos(angle, outwards.y, outwards.x);
    float radius = corner == 2 ? 0.0 : shape.x;
    float height = corner == 2 ? shape.z : shape.y;

    TreeVaryings output;
    output.place = tree.position + tree.height * float3(outwards.x * radius, height, outwards.y * radius);
    output.normal = normalize(float3(outwards.x, 0.45, outwards.y));
    output.tint = part == 0 ? float3(0.08, 0.05, 0.035) : tree.tint * (0.8 + 0.15 * part);
    output.depth_in_crown = corner == 2 ? 0.35 : 1.0;
    output.clip = mul(view_projection, float4(output.place, 1.0));
    return output;
}

float4 tree_pixel(TreeVaryings input) : SV_Target
{
    Place found = look_up(input.place.xz);
    float3 normal = normalize(input.normal);
    float3 view = normalize(eye - input.place);
    float openness = found.openness * input.depth_in_crown;
    float3 color = input.tint * diffuse_light(input.place, normal, openness, found.sunlight);

    // Needles let some of the sun through.
    float behind = pow(saturate(dot(-view, sun.direction)), 3.0);
    color += input.tint * sun.color * sun.intensity * found.sunlight * behind * 0.25;
    return float4(through_air(color, eye, input.place), 1.0);
}
