enable wgpu_mesh_shader;

struct Counts_1 {
    count: u32,
}

struct Payload {
    first: u32,
    scale: f32,
}

@group(0) @binding(0) var<uniform> Counts: Counts_1;
var<workgroup> payload: Payload;
var<task_payload> dispatchMeshPayload: Payload;

@task @payload(dispatchMeshPayload) @workgroup_size(1)
fn main(@builtin(workgroup_id) group: vec3<u32>) -> @builtin(mesh_task_size) vec3<u32> {
    let group_x = group.x;
    payload.first = group_x * 6u;
    payload.scale = 0.5;
    workgroupBarrier();
    dispatchMeshPayload = payload;
    return vec3<u32>(select(0u, 2u, (group_x < Counts.count)), 1u, 1u);
}
