struct RWStructuredBuffer_uint {
    value: array<u32>,
}

struct StructuredBuffer_float {
    value: array<f32>,
}

@group(0) @binding(600) var<storage, read_write> result: RWStructuredBuffer_uint;
@group(0) @binding(200) var<storage> heights: StructuredBuffer_float;

@compute @workgroup_size(1)
fn main(@builtin(global_invocation_id) thread: vec3<u32>) {
    let b = thread.x;
    var a: u32 = 1u;
    var b_1: u32 = b;
    var i: u32 = 0u;
    while (i < b) {
        i = i + 1u;
        let next = b_1;
        let next_1 = a;
        a = next;
        b_1 = next_1;
    }
    var b_2: u32 = b_1;
    var lowest: f32 = 3.4028234663852886e38;
    var k: u32 = 0u;
    var b_3: u32;
    loop {
        if (!(k < 16u)) {
            break;
        }
        let value = heights.value[k];
        if (value < 0.0) {
            break;
        }
        let lowest_1 = min(lowest, value);
        if (k > a) {
            b_3 = b_2;
            continue;
        }
        b_3 = b_2 + k;
        continuing {
            b_2 = b_3;
            lowest = lowest_1;
            k = k + 1u;
        }
    }
    result.value[b] = a + b_2 + select(0u, 1u, (lowest < 1.0));
}
