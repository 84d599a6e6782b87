struct FragmentOutput {
    @location(0) color: vec4<f32>,
    @location(1) ids: vec2<u32>,
    @builtin(frag_depth) depth: f32,
    @builtin(sample_mask) coverage: u32,
}

@fragment
fn main(@builtin(position) at: vec4<f32>, @builtin(front_facing) front: bool, @builtin(sample_mask) covered: u32, @location(0) @interpolate(flat) which: i32, @location(1) @interpolate(linear, centroid) uv: vec2<f32>, @builtin(sample_index) sample_index: u32) -> FragmentOutput {
    if (uv.x > 1.0) {
        discard;
    }
    return FragmentOutput(select(at, vec4<f32>(uv, 0.0, 1.0), front), vec2<u32>(u32(which), sample_index), at.z * 0.5, covered & 3u);
}
