struct padded {
    value: vec2<f32>,
    padding: vec2<f32>,
}

struct padded_1 {
    value: f32,
    padding: vec2<f32>,
}

struct Inner {
    weight: f32,
    padding: vec2<f32>,
}

struct Mixed_1 {
    a: f32,
    b: vec3<f32>,
    m: array<padded, 3>,
    world: mat4x4<f32>,
    pairs: array<padded, 3>,
    steps: array<padded_1, 3>,
    spots: array<padded, 2>,
    inner: Inner,
    inners: array<Inner, 2>,
}

struct Placed_1 {
    early: vec2<f32>,
    padding: vec4<f32>,
    late: f32,
}

struct RWStructuredBuffer_v4float {
    value: array<vec4<f32>>,
}

struct Inner_1 {
    weight: f32,
}

@group(0) @binding(0) var<uniform> Mixed: Mixed_1;
@group(0) @binding(1) var<uniform> Placed: Placed_1;
@group(0) @binding(600) var<storage, read_write> result: RWStructuredBuffer_v4float;

@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
    var copy: array<Inner_1, 2>;
    let Mixed_m = Mixed.m;
    result.value[0] = vec4<f32>(Mixed.b + mat2x3<f32>(vec3<f32>(Mixed_m[0].value.x, Mixed_m[1].value.x, Mixed_m[2].value.x), vec3<f32>(Mixed_m[0].value.y, Mixed_m[1].value.y, Mixed_m[2].value.y)) * Placed.early, Mixed.a);
    let value = Mixed.steps[i].value;
    result.value[1] = vec4<f32>(Mixed.pairs[i].value, value, Mixed.spots[i].value.y) * Mixed.world;
    let pairs = Mixed.pairs;
    let late = Placed.late;
    result.value[2] = vec4<f32>(mat3x2<f32>(pairs[0].value, pairs[1].value, pairs[2].value) * vec3<f32>(1.0, 2.0, 3.0), Mixed.inner.weight, Mixed.inners[i].weight) + vec4<f32>(late);
    let inners = Mixed.inners;
    copy = array<Inner_1, 2>(Inner_1(inners[0].weight), Inner_1(inners[1].weight));
    let value_1 = copy[i].weight + value;
    result.value[3] = vec4<f32>(value_1);
}
