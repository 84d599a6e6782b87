enable wgpu_ray_query;

struct RWStructuredBuffer_v4float {
    value: array<vec4<f32>>,
}

struct Sphere {
    center: vec3<f32>,
    radius: f32,
}

struct StructuredBuffer_Sphere {
    value: array<Sphere>,
}

@group(0) @binding(200) var scene: acceleration_structure;
@group(0) @binding(600) var<storage, read_write> seen: RWStructuredBuffer_v4float;
@group(0) @binding(201) var<storage> spheres: StructuredBuffer_Sphere;

@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) at: vec3<u32>) {
    var query: ray_query;
    var ray: RayDesc;
    ray = RayDesc(16u, 255u, 0.01, 100.0, vec3<f32>(vec2<f32>(at.xy) * 0.125 - 0.5, -1.0), vec3<f32>(0.0, 0.0, 1.0));
    rayQueryInitialize(&query, scene, ray);
    loop {
        let rayQueryProceed_result = rayQueryProceed(&query);
        if (!rayQueryProceed_result) {
            break;
        }
        let candidate = rayQueryGetCandidateIntersection(&query);
        let value = u32((candidate.kind == RAY_QUERY_INTERSECTION_AABB));
        if (value == 0u) {
            let candidate_1 = rayQueryGetCandidateIntersection(&query);
            let barycentrics = candidate_1.barycentrics;
            if (barycentrics.x > 0.25) {
                rayQueryConfirmIntersection(&query);
            }
        } else {
            let candidate_2 = rayQueryGetCandidateIntersection(&query);
            let primitive_index = candidate_2.primitive_index;
            let value_1 = spheres.value[primitive_index];
            let radius = value_1.radius;
            let value_2 = candidate_2.world_to_object * vec4<f32>(ray.origin, 1.0);
            let to = value_1.center - value_2;
            let value_3 = candidate_2.world_to_object * vec4<f32>(ray.dir, 0.0);
            let along = dot(to, value_3);
            let away = dot(to, to) - along * along;
            let value_4 = radius * radius;
            if (away < value_4) {
                let distance_1 = along - sqrt(value_4 - away);
                rayQueryGenerateIntersection(&query, distance_1);
            }
        }
    }
    let hit = rayQueryGetCommittedIntersection(&query);
    let kind = hit.kind;
    var color: vec4<f32>;
    if (kind == 1u) {
        let hit_1 = rayQueryGetCommittedIntersection(&query);
        let barycentrics_1 = hit_1.barycentrics;
        let hit_1_t = hit_1.t;
        let instance_custom_data = hit_1.instance_custom_data;
        color = vec4<f32>(barycentrics_1, hit_1_t, f32(instance_custom_data));
    } else {
        let hit_2 = rayQueryGetCommittedIntersection(&query);
        let kind_1 = hit_2.kind;
        var color_1: vec4<f32>;
        if (kind_1 == 2u) {
            let hit_3 = rayQueryGetCommittedIntersection(&query);
            let object_to_world = hit_3.object_to_world;
            let hit_3_t = hit_3.t;
            let tmin = ray.tmin;
            color_1 = vec4<f32>(object_to_world * vec4<f32>(0.0, 0.0, hit_3_t, 1.0), tmin);
        } else {
            color_1 = vec4<f32>(0.0);
        }
        color = color_1;
    }
    seen.value[at.y * 8u + at.x] = color;
}
