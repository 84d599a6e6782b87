enable subgroups;
diagnostic(off, subgroup_uniformity);
diagnostic(off, derivative_uniformity);

struct RWStructuredBuffer_uint {
    value: array<u32>,
}

@group(0) @binding(200) var picture: texture_2d<f32>;
@group(0) @binding(100) var smooth_1: sampler;
@group(0) @binding(600) var<storage, read_write> counts: RWStructuredBuffer_uint;

@fragment
fn main(@location(0) at: vec2<f32>, @location(1) @interpolate(flat) kind: u32) -> @location(0) vec4<f32> {
    var color: vec4<f32>;
    if (kind > 3u) {
        let color_1 = textureSample(picture, smooth_1, at);
        let subgroupAdd_result = subgroupAdd(at.x);
        let subgroupBallot_result = subgroupBallot(true);
        var color_2: vec4<f32> = color_1;
        color_2.w = subgroupAdd_result + f32(subgroupBallot_result.x);
        color = color_2;
    } else {
        color = vec4<f32>(0.0);
    }
    if (kind == 9u) {
        loop {
            continuing {
                counts.value[kind] = 1u;
                break if false;
            }
        }
    }
    return color;
}
