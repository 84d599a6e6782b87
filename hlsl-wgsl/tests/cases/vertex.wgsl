enable clip_distances;

struct VertexOutput {
    @builtin(clip_distances) member: array<f32, 2>,
    @builtin(position) member_1: vec4<f32>,
    @location(0) member_2: vec4<f32>,
    @location(1) @interpolate(flat) member_3: i32,
    @location(2) @interpolate(linear) member_4: vec2<f32>,
}

var<private> global: array<f32, 2> = array<f32, 2>();
var<private> global_1: i32;
var<private> global_2: i32;
var<private> in_var_OFFSET_1: vec3<f32>;
var<private> global_3: vec4<f32> = vec4<f32>(0f, 0f, 0f, 1f);
var<private> out_var_COLOR0_: vec4<f32>;
var<private> out_var_WHICH: i32;
var<private> out_var_AT: vec2<f32>;

fn main_1() {
    let _e14 = global_1;
    let _e15 = global_2;
    let _e16 = in_var_OFFSET_1;
    global_3 = (vec4<f32>(f32((_e14 % 2i)), f32((_e14 / 2i)), 0f, 1f) + vec4<f32>(_e16, 0f));
    out_var_COLOR0_ = vec4(select(1f, 0f, (_e15 < 0i)));
    out_var_WHICH = (_e15 - _e14);
    out_var_AT = _e16.xy;
    global[0i] = _e16.z;
    global[1i] = (1f - _e16.z);
    return;
}

@vertex 
fn main(@builtin(vertex_index) param: u32, @builtin(instance_index) param_1: u32, @location(0) in_var_OFFSET: vec3<f32>) -> VertexOutput {
    global_1 = i32(param);
    global_2 = i32(param_1);
    in_var_OFFSET_1 = in_var_OFFSET;
    main_1();
    let _e13 = global;
    let _e14 = global_3;
    let _e15 = out_var_COLOR0_;
    let _e16 = out_var_WHICH;
    let _e17 = out_var_AT;
    return VertexOutput(_e13, _e14, _e15, _e16, _e17);
}
