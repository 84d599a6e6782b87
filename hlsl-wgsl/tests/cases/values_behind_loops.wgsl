enable subgroups;
diagnostic(off, subgroup_uniformity);

struct StructuredBuffer_uint {
    value: array<u32>,
}

struct RWStructuredBuffer_uint {
    value: array<u32>,
}

@group(0) @binding(200) var<storage> next: StructuredBuffer_uint;
@group(0) @binding(600) var<storage, read_write> ends: RWStructuredBuffer_uint;

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) thread: vec3<u32>) {
    let at = thread.x;
    var at_1: u32 = at;
    var found: u32;
    loop {
        continuing {
            found = next.value[at_1];
            let at_2 = at_1 + 32u;
            let leaves = (found > 7u) && (at_2 < 1024u);
            at_1 = at_2;
            break if !leaves;
        }
    }
    let subgroupMax_result = subgroupMax(found);
    ends.value[at] = subgroupMax_result;
}
