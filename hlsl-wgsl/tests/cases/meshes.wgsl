enable wgpu_mesh_shader;

struct VertexOutput {
    @builtin(position) at: vec4<f32>,
    @location(0) color: vec3<f32>,
    @location(1) @interpolate(flat) pair: vec2<u32>,
}

struct PrimitiveOutput {
    @location(2) @per_primitive @interpolate(flat) kind: u32,
    @builtin(cull_primitive) is_hidden: bool,
    @builtin(triangle_indices) indices: vec3<u32>,
}

struct MeshOutput {
    @builtin(vertices) vertices: array<VertexOutput, 6>,
    @builtin(primitives) primitives: array<PrimitiveOutput, 2>,
    @builtin(vertex_count) vertex_count: u32,
    @builtin(primitive_count) primitive_count: u32,
}

var<workgroup> mesh_output: MeshOutput;

struct StructuredBuffer_v4float {
    value: array<vec4<f32>>,
}

struct Payload {
    first: u32,
    scale: f32,
}

/// Where the corners are.
@group(0) @binding(200) var<storage> places: StructuredBuffer_v4float;
var<task_payload> given: Payload;

/// Writes two triangles.
@mesh(mesh_output) @payload(given) @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) group: vec3<u32>) {
    let group_x = group.x;
    let given_1 = given;
    let first = given_1.first;
    let scale = given_1.scale;
    mesh_output.vertex_count = 6u;
    mesh_output.primitive_count = 2u;
    if (i < 6u) {
        mesh_output.vertices[i].at = places.value[first + i] * scale;
        mesh_output.vertices[i].color = vec3<f32>(0.0, f32(i), f32(group_x));
        mesh_output.vertices[i].color.z = mesh_output.vertices[i].color.z + 1.0;
        mesh_output.vertices[i].pair = vec2<u32>(i);
    }
    if (i < 2u) {
        let value = i * 3u;
        mesh_output.primitives[i].indices = vec3<u32>(value) + vec3<u32>(0u, 1u, 2u);
        mesh_output.primitives[i].kind = group_x;
        mesh_output.primitives[i].is_hidden = i > group_x;
    }
}
