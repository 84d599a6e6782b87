var<private> in_var_UV_1: vec2<f32>;
var<private> in_var_COLOR_1: vec4<f32>;
var<private> in_var_FADE_1: f32;
var<private> in_var_PLAIN_1: vec2<f32>;
var<private> global: u32;
var<private> out_var_SV_Target: vec4<f32>;

fn main_1() {
    let _e6 = in_var_UV_1;
    let _e7 = in_var_COLOR_1;
    let _e8 = in_var_FADE_1;
    let _e9 = in_var_PLAIN_1;
    let _e10 = global;
    out_var_SV_Target = ((_e6.xyxy + (_e7 * _e8)) + (_e9.xyyx * f32(bitcast<i32>(_e10))));
    return;
}

@fragment 
fn main(@location(0) @interpolate(perspective, centroid) in_var_UV: vec2<f32>, @location(1) @interpolate(perspective, sample) in_var_COLOR: vec4<f32>, @location(2) @interpolate(linear, centroid) in_var_FADE: f32, @location(3) in_var_PLAIN: vec2<f32>, @builtin(sample_mask) param: u32) -> @location(0) vec4<f32> {
    in_var_UV_1 = in_var_UV;
    in_var_COLOR_1 = in_var_COLOR;
    in_var_FADE_1 = in_var_FADE;
    in_var_PLAIN_1 = in_var_PLAIN;
    global = param;
    main_1();
    let _e11 = out_var_SV_Target;
    return _e11;
}
