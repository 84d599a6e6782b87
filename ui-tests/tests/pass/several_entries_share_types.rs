hlsl_macros::include_hlsl! {
    #[derive(PartialEq)]
    pub mod two = "../shaders/two.hlsl" { vs_6_0 vs_main, pixel: ps_6_0 ps_main }
    target: vulkan1_1,
}

fn main() {
    let camera: two::Camera = Default::default();
    assert!(camera == two::Camera::ZERO);
    assert_ne!(two::vs_main::SPIRV, two::pixel::SPIRV);
    assert_eq!(two::bindings::CAMERA.stages, 0x11);
    assert_eq!(two::pixel::ENTRY_POINT, "ps_main");
}
