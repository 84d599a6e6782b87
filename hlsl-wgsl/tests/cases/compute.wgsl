struct Particle {
    position: vec3<f32>,
    mass: f32,
}

struct RWStructuredBuffer_Particle {
    value: array<Particle>,
}

struct RWByteAddressBuffer {
    value: array<atomic<u32>>,
}

@id(3) override strength: f32 = 2.0;
@group(0) @binding(601) var<storage, read_write> particles: RWStructuredBuffer_Particle;
@group(0) @binding(600) var<storage, read_write> counts: RWByteAddressBuffer;
@group(0) @binding(602) var picture: texture_storage_2d<rgba32float, write>;
@group(0) @binding(200) var source: texture_2d<u32>;
var<workgroup> total: array<f32, 64>;
var<workgroup> found: atomic<u32>;

@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) id: vec3<u32>, @builtin(local_invocation_index) index: u32, @builtin(workgroup_id) group: vec3<u32>) {
    let id_1 = vec3<i32>(id);
    let group_1 = vec3<i32>(group);
    let source_value = textureDimensions(source, 0);
    let width = source_value.x;
    let height = source_value.y;
    let id_1_x = id_1.x;
    total[index] = particles.value[id_1_x].mass * strength;
    workgroupBarrier();
    for (var step_1: u32 = 32u; step_1 > 0u; step_1 = step_1 >> 1u) {
        if (index < step_1) {
            total[index] = total[index] + total[index + step_1];
        }
        workgroupBarrier();
    }
    let before = atomicAdd(&found, 1u);
    let xy = id_1.xy;
    atomicMax(&counts.value[u32(group_1.x * 4) >> 2u], textureLoad(source, xy, 0u).x);
    particles.value[id_1_x].position.y = particles.value[id_1_x].position.y + (total[0] + f32(before));
    if (id_1_x < i32(width)) {
        textureStore(picture, xy, vec4<f32>(particles.value[id_1_x].position, f32(height)));
    }
}
