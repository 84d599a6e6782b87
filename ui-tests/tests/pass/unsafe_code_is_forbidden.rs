#![forbid(unsafe_code)]

/// The crate under another name.
pub mod gpu {
    pub use bytemuck;
}

hlsl_macros::include_hlsl! {
    mod two = "../shaders/two.hlsl" { vs_6_0 vs_main, ps_6_0 ps_main }
    vertex: true,
}
hlsl_macros::include_hlsl! {
    mod derived = "../shaders/two.hlsl" { vs_6_0 vs_main, ps_6_0 ps_main }
    vertex: true,
    pod: derive,
}
hlsl_macros::include_hlsl! {
    mod elsewhere = "../shaders/two.hlsl" { vs_6_0 vs_main, ps_6_0 ps_main }
    pod: derive,
    bytemuck: crate::gpu::bytemuck,
}

fn main() {
    assert_eq!(bytemuck::bytes_of(&two::Camera::ZERO), bytemuck::bytes_of(&derived::Camera::ZERO));
    assert_eq!(bytemuck::bytes_of(&elsewhere::Camera::ZERO).len(), derived::Camera::SIZE);
}
