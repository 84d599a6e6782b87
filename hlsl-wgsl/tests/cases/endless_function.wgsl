struct RWStructuredBuffer_uint {
    value: array<u32>,
}

@group(0) @binding(600) var<storage, read_write> counts: RWStructuredBuffer_uint;

fn src_main(at: ptr<function, vec2<f32>>) -> vec4<f32> {
    var param_var_from: f32;
    param_var_from = (*at).y;
    let turn_result = turn(&param_var_from);
    return vec4<f32>(turn_result);
}

fn turn(from_1: ptr<function, f32>) -> f32 {
    loop {
        counts.value[1] = counts.value[1] + u32(*from_1);
        continuing {
            break if false;
        }
    }
    return f32();
}

@fragment
fn main(@location(0) at: vec2<f32>) -> @location(0) vec4<f32> {
    var param_var_at: vec2<f32>;
    param_var_at = at;
    let src_main_result = src_main(&param_var_at);
    return src_main_result;
}
