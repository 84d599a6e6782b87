diagnostic(off, derivative_uniformity);
var<private> in_var_UV_1: vec3<f32>;
var<private> out_var_SV_Target: vec4<f32>;
@group(0) @binding(201) 
var layers: texture_2d_array<f32>;
@group(0) @binding(101) 
var filter_: sampler;
@group(0) @binding(200) 
var depth: texture_depth_2d;
@group(0) @binding(100) 
var compare: sampler_comparison;

fn main_1() {
    let _e13 = in_var_UV_1;
    let _e19 = textureSample(layers, filter_, vec2<f32>(_e13.x, _e13.y), i32(_e13.z));
    let _e22 = textureSampleCompare(depth, compare, _e13.xy, _e13.z);
    let _e30 = textureLoad(layers, vec2<i32>(vec3<i32>(1i, 2i, 3i).x, vec3<i32>(1i, 2i, 3i).y), i32(vec3<i32>(1i, 2i, 3i).z), 0i);
    let _e37 = textureSampleBias(layers, filter_, vec2<f32>(_e13.x, _e13.y), i32(_e13.z), 1f, vec2<i32>(1i, 0i));
    let _e40 = dpdx(_e13.x);
    out_var_SV_Target = ((((_e19 * _e22) + _e30) + _e37) + vec4(_e40));
    return;
}

@fragment 
fn main(@location(0) in_var_UV: vec3<f32>) -> @location(0) vec4<f32> {
    in_var_UV_1 = in_var_UV;
    main_1();
    let _e3 = out_var_SV_Target;
    return _e3;
}
