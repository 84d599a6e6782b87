@fragment
fn main(@location(0) @interpolate(perspective, centroid) uv: vec2<f32>, @location(1) @interpolate(perspective, sample) color: vec4<f32>, @location(2) @interpolate(linear, centroid) fade: f32, @location(3) plain: vec2<f32>, @builtin(sample_mask) coverage: u32) -> @location(0) vec4<f32> {
    return uv.xyxy + color * fade + plain.xyyx * f32(i32(coverage));
}
