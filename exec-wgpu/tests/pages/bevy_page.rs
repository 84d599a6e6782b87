//! docs/bevy.md: the block, and what the table says that the module has.

hlsl_macros::include_hlsl! {
    pub mod water = "water.hlsl" { ps_6_0 fragment }
    target: webgpu,
}

fn module() {
    let text: &str = water::fragment::WGSL;
    let bytes: &[u8] = bytemuck::cast_slice::<u32, u8>(water::fragment::SPIRV);
    let name: &str = water::fragment::ENTRY_POINT;
    let place = (water::bindings::FOAM.set, water::bindings::FOAM.binding);
    let contents = bytemuck::bytes_of(&water::Waves::new([0.0, 0.1, 0.2], 0.5)).to_vec();
}
