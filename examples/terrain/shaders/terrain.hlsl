// Draws the ground: one strip of triangles for each row of the mesh, raised by the height map.
//
// entry: vs_6_0 ground_vertex
// entry: ps_6_0 ground_pixel

#include "scene.hlsli"

struct GroundVaryings
{
    float4 clip : SV_Position;
    float3 place : PLACE;
};

// An instance is a row. Odd vertices lie on the row's far side.
GroundVaryings ground_vertex(uint vertex : SV_VertexID, uint row : SV_InstanceID)
{
    uint2 corner = uint2(vertex / 2, row + (vertex & 1));
    float2 flat_place = (corner / float(mesh_cells) * 2.0 - 1.0) * extent;

    GroundVaryings output;
    output.place = float3(flat_place.x, ground_height(flat_place), flat_place.y);
    output.clip = mul(view_projection, float4(output.place, 1.0));
    return output;
}

float4 ground_pixel(GroundVaryings input) : SV_Target
{
    float3 place = input.place;
    Place found = look_up(place.xz);
    float3 view = normalize(eye - place);
    float distance = length(eye - place);

    float4 material = ground_material(place, found.normal);

    // Small bumps, where they are near enough to be seen.
    float near = exp2(-distance / 350.0);
    float3 bump = noise(place.xz * 1.7, 3) + 0.5 * noise(place.xz * 4.1, 4);
    float3 normal = normalize(found.normal - 0.10 * near * float3(bump.y, 0.0, bump.z));

    // The shore is dark and glossy where waves have wetted it.
    float wet = 1.0 - smoothstep(0.5, 5.0, place.y - water_level);
    material.rgb *= 1.0 - 0.5 * wet;
    material.a = lerp(material.a, 0.75, wet);

    float3 color = material.rgb * diffuse_light(place, normal, found.openness, found.sunlight);
    float3 sunshine = sun.color * sun.intensity * found.sunlight;
    add_highlight(color, normal, view, sun.direction, sunshine, material.a);
    return float4(through_air(color, eye, place), 1.0);
}
