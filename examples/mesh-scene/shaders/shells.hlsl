// A field of shells, for a vertex shader and for amplification and mesh shaders: the same triangles both ways.

struct Field {
    float4x4 view_projection;
    float3 eye;
    uint count;
    float3 sun;
    uint row;
};

ConstantBuffer<Field> field : register(b0);
/// What the amplification shader let through.
RWStructuredBuffer<uint> drawn : register(u1);

/// A shell has 15 rows of 8 quads, which are two triangles each.
static const uint ROWS = 15;
static const uint QUADS_ACROSS = 8;
static const uint COLUMNS = QUADS_ACROSS + 1;
static const uint PRIMITIVES = ROWS * QUADS_ACROSS * 2;
static const float REACH = 0.62;
static const uint GROUP = 32;

float random(uint seed) {
    seed = (seed ^ 61) ^ (seed >> 16);
    seed *= 9;
    seed ^= seed >> 4;
    seed *= 0x27d4eb2d;
    seed ^= seed >> 15;
    return (seed & 0xffffff) / 16777216.0;
}

float3 place(uint shell) {
    float2 cell = float2(shell % field.row, shell / field.row);
    float2 shift = float2(random(shell * 2 + 1), random(shell * 2 + 2)) - 0.5;
    float2 at = (cell + shift * 0.5 - float2(field.row, field.row) * 0.5 + 0.5) * 1.5;
    float wave = sin(at.x * 0.45) * cos(at.y * 0.4);
    return float3(at.x, 0.8 * wave, at.y);
}

/// A point on a shell that coils as it grows; `at` is along and around it.
float3 surface(uint shell, float2 at) {
    float turns = 2.2 + random(shell * 7);
    float angle = at.x * turns * 6.2831853 + random(shell * 5) * 6.2831853;
    float size = 0.04 + 0.30 * at.x * at.x;
    float around = at.y * 6.2831853;
    float3 outward = float3(cos(angle), 0, sin(angle));
    float3 middle = outward * (0.55 * at.x * at.x) + float3(0, 0.75 * (1 - at.x), 0);
    return place(shell) + (middle + (outward * cos(around) + float3(0, 1, 0) * sin(around)) * size) * 0.9;
}

/// Vertex `index` of a shell.
float3 corner(uint shell, uint index) {
    return surface(shell, float2(index / COLUMNS / float(ROWS), index % COLUMNS / float(QUADS_ACROSS)));
}

/// The vertices of triangle `index`.
uint3 triangle_corners(uint index) {
    uint quad = index / 2;
    uint first = quad / QUADS_ACROSS * COLUMNS + quad % QUADS_ACROSS;
    return index % 2 == 0 ? uint3(first, first + 1, first + COLUMNS)
                          : uint3(first + 1, first + COLUMNS + 1, first + COLUMNS);
}

/// The light on triangle `index`, the same everywhere on it.
float3 facet(uint shell, uint index) {
    uint3 corners = triangle_corners(index);
    float3 a = corner(shell, corners.x);
    float3 normal = cross(corner(shell, corners.z) - a, corner(shell, corners.y) - a);
    normal *= rsqrt(max(dot(normal, normal), 1e-12));
    float3 view = normalize(field.eye - a);
    normal = dot(normal, view) < 0 ? -normal : normal;
    float share = index / float(PRIMITIVES);
    float3 tint = lerp(float3(0.85, 0.30, 0.12), float3(0.16, 0.12, 0.42), random(shell * 11));
    float3 color = lerp(tint, float3(0.90, 0.78, 0.55), (index / 16) % 2 == 0 ? 0.55 : share * 0.2);
    float light = saturate(dot(normal, field.sun)) * 0.85 + 0.10 + 0.06 * normal.y;
    float3 half_way = normalize(field.sun + view);
    float shine = pow(saturate(dot(normal, half_way)), 40) * 0.5;
    float fog = saturate((distance(a, field.eye) - 8) / 26);
    return lerp(color * light + shine, float3(0.62, 0.70, 0.74), fog);
}

struct Vertex {
    float4 position : SV_Position;
    nointerpolation float3 color : COLOR;
};

// ---- Vertex by vertex.

Vertex by_vertex(uint vertex : SV_VertexID, uint shell : SV_InstanceID) {
    uint index = vertex / 3;
    Vertex result;
    result.position = mul(field.view_projection, float4(corner(shell, triangle_corners(index)[vertex % 3]), 1));
    result.color = facet(shell, index);
    return result;
}

float4 vertex_pixel(Vertex input) : SV_Target { return float4(input.color, 1); }

// ---- Mesh by mesh.

struct Selection {
    uint shells[GROUP];
};

groupshared Selection selection;
groupshared uint selected;

/// Whether any part of a sphere around the shell is inside the view.
bool is_visible(uint shell) {
    float4 middle = mul(field.view_projection, float4(place(shell) + float3(0, 0.25, 0), 1));
    float reach = REACH * 2.6;
    return middle.w > -reach && abs(middle.x) < middle.w + reach && abs(middle.y) < middle.w + reach;
}

[numthreads(GROUP, 1, 1)]
void select_shells(uint shell : SV_DispatchThreadID, uint lane : SV_GroupIndex) {
    if (lane == 0)
        selected = 0;
    GroupMemoryBarrierWithGroupSync();
    if (shell < field.count && is_visible(shell)) {
        uint slot;
        InterlockedAdd(selected, 1, slot);
        selection.shells[slot] = shell;
    }
    GroupMemoryBarrierWithGroupSync();
    if (lane == 0) {
        uint before;
        InterlockedAdd(drawn[0], selected, before);
    }
    DispatchMesh(selected, 1, 1, selection);
}

struct MeshVertex {
    float4 position : SV_Position;
};

struct Primitive {
    float3 color : COLOR;
};

[numthreads(64, 1, 1)]
[outputtopology("triangle")]
void make_shell(uint lane : SV_GroupIndex, uint group : SV_GroupID, in payload Selection selection,
                out vertices MeshVertex vertices[(ROWS + 1) * COLUMNS], out indices uint3 triangles[PRIMITIVES],
                out primitives Primitive primitives[PRIMITIVES]) {
    uint shell = selection.shells[group];
    SetMeshOutputCounts((ROWS + 1) * COLUMNS, PRIMITIVES);
    for (uint i = lane; i < (ROWS + 1) * COLUMNS; i += 64)
        vertices[i].position = mul(field.view_projection, float4(corner(shell, i), 1));
    for (uint j = lane; j < PRIMITIVES; j += 64) {
        triangles[j] = triangle_corners(j);
        primitives[j].color = facet(shell, j);
    }
}

/// HLSL cannot declare that a pixel shader reads a per-primitive attribute.
#define PER_PRIMITIVE vk::ext_decorate(/* PerPrimitiveEXT */ 5271), \
                      vk::ext_capability(/* MeshShadingEXT */ 5283), vk::ext_extension("SPV_EXT_mesh_shader")

[[vk::ext_capability(/* MeshShadingEXT */ 5283), vk::ext_extension("SPV_EXT_mesh_shader")]]
float4 mesh_pixel([[PER_PRIMITIVE]] nointerpolation float3 color : COLOR) : SV_Target { return float4(color, 1); }

// ---- The picture as bytes.

Texture2D<float4> drawing : register(t0);
RWStructuredBuffer<uint> bytes : register(u2);

struct Development {
    uint width;
    uint height;
    uint samples;
};

[[vk::push_constant]] Development development;

/// The mean of the samples of each pixel over the sky.
[numthreads(8, 8, 1)]
void develop(uint3 id : SV_DispatchThreadID) {
    if (id.x >= development.width || id.y >= development.height)
        return;
    float height = 1 - float(id.y) / development.height;
    float3 above = lerp(float3(0.62, 0.70, 0.74), float3(0.10, 0.22, 0.48), saturate(height * 1.6 - 1.1));
    float3 below = lerp(float3(0.06, 0.16, 0.24), float3(0.62, 0.70, 0.74), saturate(height * 1.6));
    float3 sky = height > 0.66 ? above : below;
    float3 sum = 0;
    for (uint y = 0; y < development.samples; ++y) {
        for (uint x = 0; x < development.samples; ++x) {
            float4 texel = drawing.Load(int3(id.xy * development.samples + uint2(x, y), 0));
            sum += lerp(sky, texel.rgb, texel.a);
        }
    }
    uint3 rounded = uint3(saturate(sqrt(sum / (development.samples * development.samples))) * 255 + 0.5);
    bytes[id.y * development.width + id.x] = rounded.r | rounded.g << 8 | rounded.b << 16 | 255u << 24;
}
