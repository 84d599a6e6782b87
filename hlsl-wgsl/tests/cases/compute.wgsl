struct Particle {
    position: vec3<f32>,
    mass: f32,
}

struct type_RWStructuredBuffer_Particle {
    member: array<Particle>,
}

struct type_RWByteAddressBuffer {
    member: array<u32>,
}

struct type_RWByteAddressBuffer_1 {
    member: array<atomic<u32>>,
}

@id(3) override strength: f32 = 2f;

var<private> global: vec3<i32>;
var<private> global_1: u32;
var<private> global_2: vec3<i32>;
@group(0) @binding(200) 
var source: texture_2d<u32>;
@group(0) @binding(601) 
var<storage, read_write> particles: type_RWStructuredBuffer_Particle;
var<workgroup> total: array<f32, 64>;
var<workgroup> found: atomic<u32>;
@group(0) @binding(600) 
var<storage, read_write> counts: type_RWByteAddressBuffer_1;
@group(0) @binding(602) 
var picture: texture_storage_2d<rgba32float,write>;

fn main_1() {
    var phi_55_: u32;

    let _e19 = global;
    let _e20 = global_1;
    let _e21 = global_2;
    let _e22 = textureDimensions(source, 0i);
    let _e29 = particles.member[_e19.x].mass;
    total[_e20] = (_e29 * strength);
    workgroupBarrier();
    phi_55_ = 32u;
    loop {
        let _e33 = phi_55_;
        if (_e33 > 0u) {
            if (_e20 < _e33) {
                let _e38 = total[(_e20 + _e33)];
                let _e39 = total[_e20];
                total[_e20] = (_e39 + _e38);
            }
            workgroupBarrier();
            continue;
        } else {
            break;
        }
        continuing {
            phi_55_ = (_e33 >> bitcast<u32>(1u));
        }
    }
    let _e43 = atomicAdd((&found), 1u);
    let _e51 = _e19.xy;
    let _e52 = textureLoad(source, _e51, 0u);
    let _e54 = atomicMax((&counts.member[(bitcast<u32>((_e21.x * 4i)) >> bitcast<u32>(2u))]), _e52.x);
    let _e56 = total[0i];
    let _e63 = particles.member[_e19.x].position[1i];
    particles.member[_e19.x].position[1i] = (_e63 + (_e56 + f32(_e43)));
    if (_e19.x < bitcast<i32>(_e22.x)) {
        let _e70 = particles.member[_e19.x].position;
        textureStore(picture, _e51, vec4<f32>(_e70, f32(_e22.y)));
    }
    return;
}

@compute @workgroup_size(8, 8, 1) 
fn main(@builtin(global_invocation_id) param: vec3<u32>, @builtin(local_invocation_index) param_1: u32, @builtin(workgroup_id) param_2: vec3<u32>) {
    global = vec3<i32>(param);
    global_1 = param_1;
    global_2 = vec3<i32>(param_2);
    main_1();
}
