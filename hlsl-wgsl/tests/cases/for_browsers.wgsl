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
    var phi_46_: vec4<f32>;

    let _e13 = in_var_AT_1;
    let _e14 = in_var_KIND_1;
    phi_46_ = vec4<f32>(0f, 0f, 0f, 0f);
    if (_e14 > 3u) {
        let _e16 = textureSample(picture, smooth_, _e13);
        let _e18 = subgroupAdd(_e13.x);
        let _e19 = subgroupBallot(true);
        phi_46_ = vec4<f32>(_e16.x, _e16.y, _e16.z, (_e18 + f32(_e19.x)));
    }
    let _e29 = phi_46_;
    if (_e14 == 9u) {
        loop {
            continue;
            continuing {
                counts.member[_e14] = 1u;
                break if false;
            }
        }
    }
    out_var_SV_Target = _e29;
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
