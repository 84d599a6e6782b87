//! The program: eight files, with one set of types and bindings for all of them.

hlsl_macros::include_hlsl! {
    pub mod scene = {
        "../shaders/skin.cs.hlsl" cs_6_0 skin,
        "../shaders/cull.cs.hlsl" cs_6_0 cull,
        "../shaders/shadow.hlsl" vs_6_0 shadow_corner,
        "../shaders/depth.hlsl" vs_6_0 depth_corner,
        "../shaders/lit.hlsl" { vs_6_0 lit_corner, ps_6_0 lit_pixel },
        "../shaders/sky.hlsl" { vs_6_0 sky_corner, ps_6_0 sky_pixel },
        "../shaders/glow.hlsl" { vs_6_0 glow_corner, ps_6_0 glow_pixel },
        "../shaders/finish.hlsl" ps_6_0 finish_pixel,
    }
    target: wgpu,
    math: glam,
    constants: true,
    vertex: { Corner: [place, normal], Shown: instance [object] },
    emit: [ash, wgpu],
}
