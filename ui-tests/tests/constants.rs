//! What the host fills can be a constant: with all members, or with some and zeros for the rest.

hlsl_macros::hlsl!(
    r#"
    struct Lamp { float3 place; float range; };
    struct Cells { float16_t fade; bool flags[2]; double far; };
    cbuffer Scene {
        float4x4 view;
        bool on;
        float weights[3];
        float last;
        bool3 sides;
        float3x3 turn;
        float after;
        Lamp lamps[2];
        int2 grid[2][3];
    };
    StructuredBuffer<Cells> cells;
    [[vk::constant_id(0)]] const float precision = 0.5;
    [[vk::constant_id(1)]] const int steps = 3;
    RWStructuredBuffer<float> result;
    [numthreads(1, 1, 1)] void main() {
        result[0] = view[0].x * weights[1] + last + turn[0].y * after + lamps[1].range + grid[1][2].y
            + cells[0].fade + (on && sides.y && cells[0].flags[1] ? precision : steps);
    }
    "#,
    cs_6_2, main, half: true, derive: [PartialEq], layout: dx
);

use main::{Cells, Half, Lamp, Scene, SpecConstants};

const LAMP: Lamp = Lamp::new([1.0, 2.0, 3.0], 4.0);
const CELLS: Cells = Cells::new(Half(0x3c00), [true, false], 5.0);
const SCENE: Scene = Scene::new(
    [[1.0; 4]; 4],
    true,
    [1.0, 2.0, 3.0],
    4.0,
    [true, false, true],
    [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]],
    10.0,
    [LAMP; 2],
    [[[1, 2]; 3]; 2],
);
const DARK: Scene = Scene { last: 0.25, ..Scene::ZERO };
const SPEC: SpecConstants = SpecConstants { precision: 0.25, ..SpecConstants::DEFAULT };

#[test]
fn structs_can_be_constants() {
    assert_eq!((SCENE.on.get(), SCENE.lamps[1], SCENE.last, SCENE.after), (true, LAMP, 4.0, 10.0));
    assert_eq!(LAMP.place, [1.0, 2.0, 3.0]);
    assert_eq!(CELLS, Cells::new(Half(0x3c00), [true, false], 5.0));
    assert_eq!(DARK, Scene { last: 0.25, ..Scene::default() });
    assert_eq!((SPEC.precision, SPEC.steps, SpecConstants::default().precision), (0.25, 3, 0.5));
}

#[test]
fn descriptors_are_where_the_device_and_the_options_say() {
    use ui_tests::heaps::{
        self,
        descriptor_heaps::{
            BindingMapping, DescriptorBytes, MAPPINGS, READS_RESOURCES, READS_SAMPLERS, strides,
        },
    };
    const { assert!(READS_RESOURCES && READS_SAMPLERS) };
    let sizes = DescriptorBytes { image: 32, buffer: 64, sampler: 16 };
    let constants = heaps::SpecConstants { between_samplers: 128 };
    assert_eq!(strides(sizes, &constants), DescriptorBytes { image: 64, buffer: 64, sampler: 128 });
    let sizes = DescriptorBytes { image: 256, ..sizes };
    assert_eq!(
        strides(sizes, &heaps::SpecConstants::DEFAULT),
        DescriptorBytes { image: 256, buffer: 256, sampler: 32 }
    );
    // VK_SPIRV_RESOURCE_TYPE_READ_ONLY_STORAGE_BUFFER_BIT_EXT and its like for what is written.
    let lights = BindingMapping { name: "lights", set: 0, binding: 0, resource_mask: 0x40 };
    assert_eq!(MAPPINGS, [lights, BindingMapping { name: "log", set: 0, binding: 2, resource_mask: 0x80 }]);
}
