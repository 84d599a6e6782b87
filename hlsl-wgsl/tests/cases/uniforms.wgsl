struct Inner {
    weight: f32,
}

struct padded {
    value: vec2<f32>,
    padding: vec2<f32>,
}

struct padded_1 {
    value: f32,
    padding: vec2<f32>,
}

struct Inner_1 {
    weight: f32,
    padding: vec2<f32>,
}

struct type_Mixed {
    a: f32,
    b: vec3<f32>,
    m: array<padded, 3>,
    world: mat4x4<f32>,
    pairs: array<padded, 3>,
    steps: array<padded_1, 3>,
    spots: array<padded, 2>,
    inner: Inner_1,
    inners: array<Inner_1, 2>,
}

struct type_Placed {
    early: vec2<f32>,
    padding: vec4<f32>,
    late: f32,
}

struct type_RWStructuredBuffer_v4float {
    member: array<vec4<f32>>,
}

var<private> global: u32;
@group(0) @binding(0) 
var<uniform> Mixed: type_Mixed;
@group(0) @binding(1) 
var<uniform> Placed: type_Placed;
@group(0) @binding(600) 
var<storage, read_write> result: type_RWStructuredBuffer_v4float;

fn main_1() {
    var local: array<Inner, 2>;

    let _e21 = global;
    let _e23 = Mixed.b;
    let _e25 = Placed.early;
    let _e27 = Mixed.m;
    let _e52 = Mixed.a;
    result.member[0i] = vec4<f32>((_e23 + (mat2x3<f32>(vec3<f32>(_e27[0].value.x, _e27[1].value.x, _e27[2].value.x), vec3<f32>(_e27[0].value.y, _e27[1].value.y, _e27[2].value.y)) * _e25)), _e52);
    let _e57 = Mixed.world;
    let _e61 = Mixed.pairs[_e21].value;
    let _e65 = Mixed.steps[_e21].value;
    let _e70 = Mixed.spots[_e21].value[1i];
    result.member[1i] = (vec4<f32>(_e61, _e65, _e70) * _e57);
    let _e76 = Mixed.pairs;
    let _e87 = Mixed.inner.weight;
    let _e91 = Mixed.inners[_e21].weight;
    let _e94 = Placed.late;
    result.member[2i] = (vec4<f32>((mat3x2<f32>(_e76[0].value, _e76[1].value, _e76[2].value) * vec3<f32>(1f, 2f, 3f)), _e87, _e91) + vec4(_e94));
    let _e100 = Mixed.inners;
    local = array<Inner, 2>(Inner(_e100[0].weight), Inner(_e100[1].weight));
    let _e110 = local[_e21].weight;
    result.member[3i] = vec4((_e110 + _e65));
    return;
}

@compute @workgroup_size(1, 1, 1) 
fn main(@builtin(local_invocation_index) param: u32) {
    global = param;
    main_1();
}
