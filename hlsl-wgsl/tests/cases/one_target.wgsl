diagnostic(off, derivative_uniformity);

@group(0) @binding(201) var layers: texture_2d_array<f32>;
@group(0) @binding(200) var depth: texture_depth_2d;
@group(0) @binding(101) var filter_1: sampler;
@group(0) @binding(100) var compare: sampler_comparison;

@fragment
fn main(@location(0) uv: vec3<f32>) -> @location(0) vec4<f32> {
    let layers_value = textureSample(layers, filter_1, uv.xy, i32(uv.z));
    let depth_value = textureSampleCompare(depth, compare, uv.xy, uv.z);
    let part = vec3<i32>(1, 2, 3);
    let layers_value_1 = textureSampleBias(layers, filter_1, uv.xy, i32(uv.z), 1.0, vec2<i32>(1, 0));
    let dpdx_result = dpdx(uv.x);
    return layers_value * depth_value + textureLoad(layers, part.xy, part.z, 0) + layers_value_1 + vec4<f32>(dpdx_result);
}
