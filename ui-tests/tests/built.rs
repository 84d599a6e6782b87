//! What the build helper makes, used in a crate that forbids unsafe code, and glam's types where they fit.

#![forbid(unsafe_code)]

use glam::{Mat3, Mat4, Vec2, Vec3, Vec4};
use math::camera::{Camera, Fog, Plane, Push, placed::Vertex};
use tight::particles::{Cell, Pair, Particle};
use ui_tests::built::every_kind::{SpecConstants, constants, placed};

/// Shaders of the build script, with glam's types.
mod math {
    #![deny(unreachable_pub)]
    include!(concat!(env!("OUT_DIR"), "/math.rs"));
}

/// The same, in the layout without padding.
mod tight {
    include!(concat!(env!("OUT_DIR"), "/tight.rs"));
}

#[test]
fn structs_are_plain_data_without_unsafe_code_of_the_crate() {
    assert_eq!(bytemuck::bytes_of(&placed::Vertex::ZERO).len(), placed::Vertex::STRIDE as usize);
    assert_eq!(bytemuck::bytes_of(&Camera::ZERO).len(), 272);
    assert_eq!(SpecConstants::DEFAULT, SpecConstants { precision: 0.5, mirrored: true });
    assert_eq!(constants::kind::LAMP, 1);
}

#[test]
fn glam_is_used_where_offset_and_size_are_multiples_of_16() {
    const CAMERA: Camera = Camera { eye: Vec4::ONE, up: Vec3::Y, ..Camera::ZERO };
    let _: (Mat4, [[f32; 4]; 4], [Plane; 6], Vec2) =
        (CAMERA.view, CAMERA.transposed, CAMERA.planes, CAMERA.size);
    let _: Vec4 = CAMERA.planes[0].normal;
    let _: Vec4 = Fog::ZERO.color;
    // Neither fits into 40 bytes for a vertex, for all that one of them begins at 0.
    let _: ([f32; 4], Vec2) = (Vertex::ZERO.place, Vertex::ZERO.uv);
    let _: Vec4 = Push::ZERO.tint;
    // 56 bytes, and 48 of which one begins at 4.
    let _: ([f32; 4], Mat3) = (Particle::ZERO.place, Particle::ZERO.turn);
    let _: ([f32; 4], [[f32; 4]; 2]) = (Cell::ZERO.bounds, Cell::ZERO.colors);
    assert_eq!((size_of::<Particle>(), size_of::<Pair>()), (56, 52));
}
