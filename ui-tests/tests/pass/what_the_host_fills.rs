#![deny(warnings, missing_docs)]
//! Vertices, specialization constants, push constants and named values.

hlsl_macros::include_hlsl!("../shaders/vertex.hlsl", vs_6_0, main, vertex: true, constants: true, derive: [PartialEq]);

fn main() {
    use main::{SpecConstants, Vertex, constants, spec_constants};

    assert_eq!(Vertex::STRIDE, 28);
    let attributes = Vertex::ATTRIBUTES.map(|it| (it.location, it.format, it.offset));
    assert_eq!(attributes, [(0, 106, 0), (1, 103, 12), (2, 98, 20), (3, 98, 24)]);
    assert_eq!((main::VERTEX_INPUTS[1].semantic, main::VERTEX_INPUTS[1].name), ("TEXCOORD0", "uv"));
    assert_eq!(main::VERTEX_INPUTS, Vertex::ATTRIBUTES);
    assert_eq!(bytemuck::bytes_of(&Vertex::ZERO).len(), 28);

    let values = SpecConstants { samples: 8, ..SpecConstants::default() };
    assert_eq!((values.samples, values.mirror, values.scale), (8, true, 0.5));
    assert_eq!(spec_constants::MIRROR, 7);
    let entries = SpecConstants::ENTRIES.map(|it| (it.id, it.offset, it.size));
    assert_eq!(entries, [(3, 0, 4), (7, 4, 4), (8, 8, 4)]);
    let data = values.data();
    assert_eq!(data[..8], [8u32.to_ne_bytes(), 1u32.to_ne_bytes()].concat()[..]);

    assert_eq!(main::PUSH_CONSTANTS, main::PushConstantRange { offset: 0, size: 16, stages: 1 });
    assert_eq!((constants::MAX_LIGHTS, constants::HALF_PI), (16, 1.5707964));
    assert!(constants::SKY_HAS_STARS);
    assert_eq!((constants::mode::FAST, constants::mode::EXACT), (0, 5));
    assert!(main::SOURCES[0].ends_with("shaders/vertex.hlsl"));
}
