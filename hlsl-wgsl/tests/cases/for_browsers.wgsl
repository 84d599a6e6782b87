enable subgroups;
diagnostic(off, subgroup_uniformity);
diagnostic(off, derivative_uniformity);
struct type_RWStructuredBuffer_uint {
    member: array<u32>,
}

var<private> in_var_AT_1: vec2<f32>;
var<private> in_var_KIND_1: u32;
var<private> out_var_SV_Target: vec4<f32>;
@group(0) @binding(200) 
var picture: texture_2d<f32>;
@group(0) @binding(100) 
var smooth_: sampler;
@group(0) @binding(600) 
var<storage, read_write> counts: type_RWStructuredBuffer_uint;

fn main_1() {
    var phi_40_: vec4<f32>;

    let _e12 = in_var_AT_1;
    let _e13 = in_var_KIND_1;
    phi_40_ = vec4<f32>(0f, 0f, 0f, 0f);
    if (_e13 > 3u) {
        let _e15 = textureSample(picture, smooth_, _e12);
        let _e17 = subgroupAdd(_e12.x);
        phi_40_ = vec4<f32>(_e15.x, _e15.y, _e15.z, _e17);
    }
    let _e24 = phi_40_;
    if (_e13 == 9u) {
        loop {
            continue;
            continuing {
                counts.member[_e13] = 1u;
                break if false;
            }
        }
    }
    out_var_SV_Target = _e24;
    return;
}

@fragment 
fn main(@location(0) in_var_AT: vec2<f32>, @location(1) @interpolate(flat) in_var_KIND: u32) -> @location(0) vec4<f32> {
    in_var_AT_1 = in_var_AT;
    in_var_KIND_1 = in_var_KIND;
    main_1();
    let _e5 = out_var_SV_Target;
    return _e5;
}
