struct FragmentOutput {
    @location(0) member: vec4<f32>,
    @location(1) member_1: vec2<u32>,
    @builtin(frag_depth) member_2: f32,
    @builtin(sample_mask) member_3: u32,
}

var<private> global: vec4<f32>;
var<private> global_1: bool;
var<private> global_2: u32;
var<private> in_var_WHICH_1: i32;
var<private> in_var_UV_1: vec2<f32>;
var<private> global_3: u32;
var<private> out_var_SV_Target0_: vec4<f32>;
var<private> out_var_SV_Target1_: vec2<u32>;
var<private> global_4: f32 = 0f;
var<private> global_5: u32 = 4294967295u;

fn main_1() {
    let _e14 = global;
    let _e15 = global_1;
    let _e16 = global_2;
    let _e17 = in_var_WHICH_1;
    let _e18 = in_var_UV_1;
    let _e19 = global_3;
    if (_e18.x > 1f) {
        discard;
    }
    out_var_SV_Target0_ = select(_e14, vec4<f32>(_e18, 0f, 1f), vec4(_e15));
    out_var_SV_Target1_ = vec2<u32>(bitcast<u32>(_e17), _e19);
    global_4 = (_e14.z * 0.5f);
    global_5 = (_e16 & 3u);
    return;
}

@fragment 
fn main(@builtin(position) param: vec4<f32>, @builtin(front_facing) param_1: bool, @builtin(sample_mask) param_2: u32, @location(0) @interpolate(flat) in_var_WHICH: i32, @location(1) @interpolate(linear, centroid) in_var_UV: vec2<f32>, @builtin(sample_index) param_3: u32) -> FragmentOutput {
    global = param;
    global_1 = param_1;
    global_2 = param_2;
    in_var_WHICH_1 = in_var_WHICH;
    in_var_UV_1 = in_var_UV;
    global_3 = param_3;
    main_1();
    let _e16 = out_var_SV_Target0_;
    let _e17 = out_var_SV_Target1_;
    let _e18 = global_4;
    let _e19 = global_5;
    return FragmentOutput(_e16, _e17, _e18, _e19);
}
