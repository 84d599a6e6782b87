#![deny(warnings)]
//! Shaders of Direct3D 9: combined image samplers, and uniform parameters as a struct.

hlsl_macros::include_hlsl! {
    mod older = "../shaders/older.hlsl" { vs_3_0 vs_main, ps_3_0 ps_main }
    dx9: true, warnings: deny
}

fn main() {
    use older::{Globals, Params_ps_main as Params, bindings};

    const COMBINED_IMAGE_SAMPLER: u32 = 1;
    assert_eq!(bindings::BRICKS.descriptor_type, COMBINED_IMAGE_SAMPLER);
    assert_eq!(bindings::SKY.descriptor_type, COMBINED_IMAGE_SAMPLER);
    assert_eq!((bindings::SKY.binding, bindings::BRICKS.count), (1, 1));
    assert_eq!((Globals::SIZE, Params::new([1.0; 4], 0.5).gloss), (64, 0.5));
    assert!(bindings::PARAMS_PS_MAIN.binding > bindings::BRICKS.binding);
}
