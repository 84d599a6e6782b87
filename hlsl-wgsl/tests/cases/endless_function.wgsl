struct type_RWStructuredBuffer_uint {
    member: array<u32>,
}

var<private> in_var_AT_1: vec2<f32>;
var<private> out_var_SV_Target: vec4<f32>;
@group(0) @binding(600) 
var<storage, read_write> counts: type_RWStructuredBuffer_uint;

fn turn(from_: ptr<function, f32>) -> f32 {
    loop {
        let _e6 = (*from_);
        let _e10 = counts.member[1i];
        counts.member[1i] = (_e10 + u32(_e6));
        continue;
        continuing {
            break if false;
        }
    }
    return f32();
}

fn src_main(at: ptr<function, vec2<f32>>) -> vec4<f32> {
    var param_u002e_var_u002e_from: f32;

    let _e8 = (*at)[1i];
    param_u002e_var_u002e_from = _e8;
    let _e9 = turn((&param_u002e_var_u002e_from));
    return vec4(_e9);
}

fn main_1() {
    var param_u002e_var_u002e_at: vec2<f32>;

    let _e6 = in_var_AT_1;
    param_u002e_var_u002e_at = _e6;
    let _e7 = src_main((&param_u002e_var_u002e_at));
    out_var_SV_Target = _e7;
    return;
}

@fragment 
fn main(@location(0) in_var_AT: vec2<f32>) -> @location(0) vec4<f32> {
    in_var_AT_1 = in_var_AT;
    main_1();
    let _e3 = out_var_SV_Target;
    return _e3;
}
