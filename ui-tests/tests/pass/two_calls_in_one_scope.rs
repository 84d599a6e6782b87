use hlsl_macros::include_hlsl;

include_hlsl!("../shaders/two.hlsl", vs_6_0, vs_main);
include_hlsl!("../shaders/two.hlsl", ps_6_0, ps_main);

fn main() {
    assert_eq!(vs_main::SPIRV[0], 0x0723_0203);
    assert_eq!(ps_main::ENTRY_POINT, "ps_main");
    assert_eq!(ps_main::ENTRY_POINT_C, c"ps_main");
    let camera = vs_main::Camera::new([[0.0; 4]; 4], [1.0, 2.0, 3.0], 0.5);
    assert_eq!(bytemuck::bytes_of(&camera).len(), 80);
    let light = ps_main::Light::new([0.0; 3], 1.0, [1.0; 3]);
    let lights = ps_main::Lights::new([light; 4], true);
    assert!(lights.shadows.get());
    assert_eq!(ps_main::bindings::MORE_LIGHTS.binding, 0);
    assert_eq!(ps_main::bindings::ALBEDO.descriptor_type, 2);
}
