struct type_StructuredBuffer_float {
    member: array<f32>,
}

struct type_RWStructuredBuffer_float {
    member: array<f32>,
}

var<private> global: vec3<u32>;
@group(0) @binding(200) 
var<storage> weights: type_StructuredBuffer_float;
@group(0) @binding(600) 
var<storage, read_write> sums: type_RWStructuredBuffer_float;

fn main_1() {
    let _e104 = global;
    let _e108 = weights.member[_e104.x];
    let _e113 = weights.member[(_e104.x + 1u)];
    let _e119 = weights.member[(_e104.x + 2u)];
    let _e125 = weights.member[(_e104.x + 3u)];
    let _e131 = weights.member[(_e104.x + 4u)];
    let _e137 = weights.member[(_e104.x + 5u)];
    let _e143 = weights.member[(_e104.x + 6u)];
    let _e149 = weights.member[(_e104.x + 7u)];
    let _e155 = weights.member[(_e104.x + 8u)];
    let _e161 = weights.member[(_e104.x + 9u)];
    let _e167 = weights.member[(_e104.x + 10u)];
    let _e173 = weights.member[(_e104.x + 11u)];
    let _e179 = weights.member[(_e104.x + 12u)];
    let _e185 = weights.member[(_e104.x + 13u)];
    let _e191 = weights.member[(_e104.x + 14u)];
    let _e197 = weights.member[(_e104.x + 15u)];
    let _e203 = weights.member[(_e104.x + 16u)];
    let _e209 = weights.member[(_e104.x + 17u)];
    let _e215 = weights.member[(_e104.x + 18u)];
    let _e221 = weights.member[(_e104.x + 19u)];
    let _e227 = weights.member[(_e104.x + 20u)];
    let _e233 = weights.member[(_e104.x + 21u)];
    let _e239 = weights.member[(_e104.x + 22u)];
    let _e245 = weights.member[(_e104.x + 23u)];
    let _e251 = weights.member[(_e104.x + 24u)];
    let part = ((((((((((((((((((((((((((((((((((((((((((((((((_e108 * 0.5f) + _e113) * 0.5f) + _e119) * 0.5f) + _e125) * 0.5f) + _e131) * 0.5f) + _e137) * 0.5f) + _e143) * 0.5f) + _e149) * 0.5f) + _e155) * 0.5f) + _e161) * 0.5f) + _e167) * 0.5f) + _e173) * 0.5f) + _e179) * 0.5f) + _e185) * 0.5f) + _e191) * 0.5f) + _e197) * 0.5f) + _e203) * 0.5f) + _e209) * 0.5f) + _e215) * 0.5f) + _e221) * 0.5f) + _e227) * 0.5f) + _e233) * 0.5f) + _e239) * 0.5f) + _e245) * 0.5f) + _e251);
    let _e257 = weights.member[(_e104.x + 25u)];
    let _e263 = weights.member[(_e104.x + 26u)];
    let _e269 = weights.member[(_e104.x + 27u)];
    let _e275 = weights.member[(_e104.x + 28u)];
    let _e281 = weights.member[(_e104.x + 29u)];
    let _e287 = weights.member[(_e104.x + 30u)];
    let _e293 = weights.member[(_e104.x + 31u)];
    let _e299 = weights.member[(_e104.x + 32u)];
    let _e305 = weights.member[(_e104.x + 33u)];
    let _e311 = weights.member[(_e104.x + 34u)];
    let _e317 = weights.member[(_e104.x + 35u)];
    let _e323 = weights.member[(_e104.x + 36u)];
    let _e329 = weights.member[(_e104.x + 37u)];
    let _e335 = weights.member[(_e104.x + 38u)];
    let _e341 = weights.member[(_e104.x + 39u)];
    let _e347 = weights.member[(_e104.x + 40u)];
    let _e353 = weights.member[(_e104.x + 41u)];
    let _e359 = weights.member[(_e104.x + 42u)];
    let _e365 = weights.member[(_e104.x + 43u)];
    let _e371 = weights.member[(_e104.x + 44u)];
    let _e377 = weights.member[(_e104.x + 45u)];
    let _e383 = weights.member[(_e104.x + 46u)];
    let _e389 = weights.member[(_e104.x + 47u)];
    let _e395 = weights.member[(_e104.x + 48u)];
    let part_1 = ((((((((((((((((((((((((((((((((((((((((((((((((part * 0.5f) + _e257) * 0.5f) + _e263) * 0.5f) + _e269) * 0.5f) + _e275) * 0.5f) + _e281) * 0.5f) + _e287) * 0.5f) + _e293) * 0.5f) + _e299) * 0.5f) + _e305) * 0.5f) + _e311) * 0.5f) + _e317) * 0.5f) + _e323) * 0.5f) + _e329) * 0.5f) + _e335) * 0.5f) + _e341) * 0.5f) + _e347) * 0.5f) + _e353) * 0.5f) + _e359) * 0.5f) + _e365) * 0.5f) + _e371) * 0.5f) + _e377) * 0.5f) + _e383) * 0.5f) + _e389) * 0.5f) + _e395);
    let _e401 = weights.member[(_e104.x + 49u)];
    let _e407 = weights.member[(_e104.x + 50u)];
    let _e413 = weights.member[(_e104.x + 51u)];
    let _e419 = weights.member[(_e104.x + 52u)];
    let _e425 = weights.member[(_e104.x + 53u)];
    let _e431 = weights.member[(_e104.x + 54u)];
    let _e437 = weights.member[(_e104.x + 55u)];
    let _e443 = weights.member[(_e104.x + 56u)];
    let _e449 = weights.member[(_e104.x + 57u)];
    let _e455 = weights.member[(_e104.x + 58u)];
    let _e461 = weights.member[(_e104.x + 59u)];
    let _e467 = weights.member[(_e104.x + 60u)];
    let _e473 = weights.member[(_e104.x + 61u)];
    let _e479 = weights.member[(_e104.x + 62u)];
    let _e485 = weights.member[(_e104.x + 63u)];
    let _e491 = weights.member[(_e104.x + 64u)];
    let _e497 = weights.member[(_e104.x + 65u)];
    let _e503 = weights.member[(_e104.x + 66u)];
    let _e509 = weights.member[(_e104.x + 67u)];
    let _e515 = weights.member[(_e104.x + 68u)];
    let _e521 = weights.member[(_e104.x + 69u)];
    let _e527 = weights.member[(_e104.x + 70u)];
    let _e533 = weights.member[(_e104.x + 71u)];
    let _e539 = weights.member[(_e104.x + 72u)];
    let part_2 = ((((((((((((((((((((((((((((((((((((((((((((((((part_1 * 0.5f) + _e401) * 0.5f) + _e407) * 0.5f) + _e413) * 0.5f) + _e419) * 0.5f) + _e425) * 0.5f) + _e431) * 0.5f) + _e437) * 0.5f) + _e443) * 0.5f) + _e449) * 0.5f) + _e455) * 0.5f) + _e461) * 0.5f) + _e467) * 0.5f) + _e473) * 0.5f) + _e479) * 0.5f) + _e485) * 0.5f) + _e491) * 0.5f) + _e497) * 0.5f) + _e503) * 0.5f) + _e509) * 0.5f) + _e515) * 0.5f) + _e521) * 0.5f) + _e527) * 0.5f) + _e533) * 0.5f) + _e539);
    let _e545 = weights.member[(_e104.x + 73u)];
    let _e551 = weights.member[(_e104.x + 74u)];
    let _e557 = weights.member[(_e104.x + 75u)];
    let _e563 = weights.member[(_e104.x + 76u)];
    let _e569 = weights.member[(_e104.x + 77u)];
    let _e575 = weights.member[(_e104.x + 78u)];
    let _e581 = weights.member[(_e104.x + 79u)];
    let _e587 = weights.member[(_e104.x + 80u)];
    let _e593 = weights.member[(_e104.x + 81u)];
    let _e599 = weights.member[(_e104.x + 82u)];
    let _e605 = weights.member[(_e104.x + 83u)];
    let _e611 = weights.member[(_e104.x + 84u)];
    let _e617 = weights.member[(_e104.x + 85u)];
    let _e623 = weights.member[(_e104.x + 86u)];
    let _e629 = weights.member[(_e104.x + 87u)];
    let _e635 = weights.member[(_e104.x + 88u)];
    let _e641 = weights.member[(_e104.x + 89u)];
    let _e647 = weights.member[(_e104.x + 90u)];
    let _e653 = weights.member[(_e104.x + 91u)];
    let _e659 = weights.member[(_e104.x + 92u)];
    let _e665 = weights.member[(_e104.x + 93u)];
    let _e671 = weights.member[(_e104.x + 94u)];
    let _e677 = weights.member[(_e104.x + 95u)];
    let _e683 = weights.member[(_e104.x + 96u)];
    let part_3 = ((((((((((((((((((((((((((((((((((((((((((((((((part_2 * 0.5f) + _e545) * 0.5f) + _e551) * 0.5f) + _e557) * 0.5f) + _e563) * 0.5f) + _e569) * 0.5f) + _e575) * 0.5f) + _e581) * 0.5f) + _e587) * 0.5f) + _e593) * 0.5f) + _e599) * 0.5f) + _e605) * 0.5f) + _e611) * 0.5f) + _e617) * 0.5f) + _e623) * 0.5f) + _e629) * 0.5f) + _e635) * 0.5f) + _e641) * 0.5f) + _e647) * 0.5f) + _e653) * 0.5f) + _e659) * 0.5f) + _e665) * 0.5f) + _e671) * 0.5f) + _e677) * 0.5f) + _e683);
    let _e689 = weights.member[(_e104.x + 97u)];
    let _e695 = weights.member[(_e104.x + 98u)];
    let _e701 = weights.member[(_e104.x + 99u)];
    sums.member[_e104.x] = ((((((part_3 * 0.5f) + _e689) * 0.5f) + _e695) * 0.5f) + _e701);
    return;
}

@compute @workgroup_size(64, 1, 1) 
fn main(@builtin(global_invocation_id) param: vec3<u32>) {
    global = param;
    main_1();
}
