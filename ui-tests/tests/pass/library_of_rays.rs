#![deny(warnings, missing_docs)]
//! A library gives one module with all its entry points, and structs for what shader binding tables hold.

hlsl_macros::include_hlsl!("../shaders/rays.hlsl", lib_6_5, target: vulkan1_2);

hlsl_macros::include_hlsl! {
    mod named = "../shaders/rays.hlsl" { all: lib_6_5, lib_6_5 touch },
    target: vulkan1_2,
}

fn main() {
    use rays::entry_points::{ALL, GENERATE, SKY, TOUCH};

    assert_eq!(ALL, [GENERATE, SKY, TOUCH]);
    assert_eq!((TOUCH.name, TOUCH.name_c, TOUCH.stage, TOUCH.record_size), ("touch", c"touch", 0x400, 20));
    assert_eq!((SKY.stage, SKY.record_size), (0x800, 0));
    // Only ray generation shaders use what is bound.
    for binding in rays::bindings::ALL {
        assert_eq!(binding.stages, GENERATE.stage, "{}", binding.name);
    }
    let record = rays::Record::new(rays::Material::new([1.0, 0.5, 0.25], 0.1), 7);
    assert_eq!(bytemuck::bytes_of(&record)[16..20], 7u32.to_ne_bytes());
    assert_eq!(rays::SPIRV, hlsl_macros::hlsl_words!("../shaders/rays.hlsl", lib_6_5, target: vulkan1_2));
    assert_eq!((named::touch::ENTRY_POINT, named::touch::STAGE), ("touch", "closesthit"));
    assert_eq!(named::all::SPIRV, rays::SPIRV);
}
