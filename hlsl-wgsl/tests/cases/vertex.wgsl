enable clip_distances;

struct VertexOutput {
    @builtin(clip_distances) clip: array<f32, 2>,
    @builtin(position) position: vec4<f32>,
    @location(0) color: vec4<f32>,
    @location(1) @interpolate(flat) which: i32,
    @location(2) @interpolate(linear) at: vec2<f32>,
}

@vertex
fn main(@builtin(vertex_index) vertex: u32, @builtin(instance_index) instance: u32, @location(0) offset: vec3<f32>) -> VertexOutput {
    var clip: array<f32, 2>;
    let vertex_1 = i32(vertex);
    let instance_1 = i32(instance);
    let select_result = select(1.0, 0.0, (instance_1 < 0));
    let offset_z = offset.z;
    clip[0] = offset_z;
    clip[1] = 1.0 - offset_z;
    return VertexOutput(clip, vec4<f32>(f32(vertex_1 % 2), f32(vertex_1 / 2), 0.0, 1.0) + vec4<f32>(offset, 0.0), vec4<f32>(select_result), instance_1 - vertex_1, offset.xy);
}
