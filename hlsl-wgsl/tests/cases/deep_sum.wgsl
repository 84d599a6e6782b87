struct StructuredBuffer_float {
    value: array<f32>,
}

struct RWStructuredBuffer_float {
    value: array<f32>,
}

@group(0) @binding(200) var<storage> weights: StructuredBuffer_float;
@group(0) @binding(600) var<storage, read_write> sums: RWStructuredBuffer_float;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
    let id_x = id.x;
    let sum = (((((weights.value[id_x] * 0.5 + weights.value[id_x + 1u]) * 0.5 + weights.value[id_x + 2u]) * 0.5 + weights.value[id_x + 3u]) * 0.5 + weights.value[id_x + 4u]) * 0.5 + weights.value[id_x + 5u]) * 0.5 + weights.value[id_x + 6u];
    let value = ((((((sum * 0.5 + weights.value[id_x + 7u]) * 0.5 + weights.value[id_x + 8u]) * 0.5 + weights.value[id_x + 9u]) * 0.5 + weights.value[id_x + 10u]) * 0.5 + weights.value[id_x + 11u]) * 0.5 + weights.value[id_x + 12u]) * 0.5;
    let sum_1 = ((((((value + weights.value[id_x + 13u]) * 0.5 + weights.value[id_x + 14u]) * 0.5 + weights.value[id_x + 15u]) * 0.5 + weights.value[id_x + 16u]) * 0.5 + weights.value[id_x + 17u]) * 0.5 + weights.value[id_x + 18u]) * 0.5 + weights.value[id_x + 19u];
    let value_1 = ((((((sum_1 * 0.5 + weights.value[id_x + 20u]) * 0.5 + weights.value[id_x + 21u]) * 0.5 + weights.value[id_x + 22u]) * 0.5 + weights.value[id_x + 23u]) * 0.5 + weights.value[id_x + 24u]) * 0.5 + weights.value[id_x + 25u]) * 0.5;
    let sum_2 = ((((((value_1 + weights.value[id_x + 26u]) * 0.5 + weights.value[id_x + 27u]) * 0.5 + weights.value[id_x + 28u]) * 0.5 + weights.value[id_x + 29u]) * 0.5 + weights.value[id_x + 30u]) * 0.5 + weights.value[id_x + 31u]) * 0.5 + weights.value[id_x + 32u];
    let value_2 = ((((((sum_2 * 0.5 + weights.value[id_x + 33u]) * 0.5 + weights.value[id_x + 34u]) * 0.5 + weights.value[id_x + 35u]) * 0.5 + weights.value[id_x + 36u]) * 0.5 + weights.value[id_x + 37u]) * 0.5 + weights.value[id_x + 38u]) * 0.5;
    let sum_3 = ((((((value_2 + weights.value[id_x + 39u]) * 0.5 + weights.value[id_x + 40u]) * 0.5 + weights.value[id_x + 41u]) * 0.5 + weights.value[id_x + 42u]) * 0.5 + weights.value[id_x + 43u]) * 0.5 + weights.value[id_x + 44u]) * 0.5 + weights.value[id_x + 45u];
    let value_3 = ((((((sum_3 * 0.5 + weights.value[id_x + 46u]) * 0.5 + weights.value[id_x + 47u]) * 0.5 + weights.value[id_x + 48u]) * 0.5 + weights.value[id_x + 49u]) * 0.5 + weights.value[id_x + 50u]) * 0.5 + weights.value[id_x + 51u]) * 0.5;
    let sum_4 = ((((((value_3 + weights.value[id_x + 52u]) * 0.5 + weights.value[id_x + 53u]) * 0.5 + weights.value[id_x + 54u]) * 0.5 + weights.value[id_x + 55u]) * 0.5 + weights.value[id_x + 56u]) * 0.5 + weights.value[id_x + 57u]) * 0.5 + weights.value[id_x + 58u];
    let value_4 = ((((((sum_4 * 0.5 + weights.value[id_x + 59u]) * 0.5 + weights.value[id_x + 60u]) * 0.5 + weights.value[id_x + 61u]) * 0.5 + weights.value[id_x + 62u]) * 0.5 + weights.value[id_x + 63u]) * 0.5 + weights.value[id_x + 64u]) * 0.5;
    let sum_5 = ((((((value_4 + weights.value[id_x + 65u]) * 0.5 + weights.value[id_x + 66u]) * 0.5 + weights.value[id_x + 67u]) * 0.5 + weights.value[id_x + 68u]) * 0.5 + weights.value[id_x + 69u]) * 0.5 + weights.value[id_x + 70u]) * 0.5 + weights.value[id_x + 71u];
    let value_5 = ((((((sum_5 * 0.5 + weights.value[id_x + 72u]) * 0.5 + weights.value[id_x + 73u]) * 0.5 + weights.value[id_x + 74u]) * 0.5 + weights.value[id_x + 75u]) * 0.5 + weights.value[id_x + 76u]) * 0.5 + weights.value[id_x + 77u]) * 0.5;
    let sum_6 = ((((((value_5 + weights.value[id_x + 78u]) * 0.5 + weights.value[id_x + 79u]) * 0.5 + weights.value[id_x + 80u]) * 0.5 + weights.value[id_x + 81u]) * 0.5 + weights.value[id_x + 82u]) * 0.5 + weights.value[id_x + 83u]) * 0.5 + weights.value[id_x + 84u];
    let value_6 = ((((((sum_6 * 0.5 + weights.value[id_x + 85u]) * 0.5 + weights.value[id_x + 86u]) * 0.5 + weights.value[id_x + 87u]) * 0.5 + weights.value[id_x + 88u]) * 0.5 + weights.value[id_x + 89u]) * 0.5 + weights.value[id_x + 90u]) * 0.5;
    let sum_7 = ((((((value_6 + weights.value[id_x + 91u]) * 0.5 + weights.value[id_x + 92u]) * 0.5 + weights.value[id_x + 93u]) * 0.5 + weights.value[id_x + 94u]) * 0.5 + weights.value[id_x + 95u]) * 0.5 + weights.value[id_x + 96u]) * 0.5 + weights.value[id_x + 97u];
    sums.value[id_x] = (sum_7 * 0.5 + weights.value[id_x + 98u]) * 0.5 + weights.value[id_x + 99u];
}
