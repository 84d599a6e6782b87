//! Several files are one program: one set of types, bindings and constants.

hlsl_macros::include_hlsl! {
    /// Both stages.
    #[allow(clippy::all)]
    pub mod flat = {
        "../../src/shaders/flat.vs.hlsl" vs_6_0 main,
        "../../src/shaders/flat.ps.hlsl" { ps_6_0 main, ps_6_0 glow },
    }
    define: { GLOW = 2 }, vertex: true, reload: true,
}

hlsl_macros::include_hlsl! {
    #[cfg(not(test))]
    #[doc(hidden)]
    pub mod permuted = {
        "../../src/shaders/flat.vs.hlsl" corner: vs_6_0 main,
        "../../src/shaders/flat.ps.hlsl" ps_6_0 glow,
    }
    permutations: { Glow: GLOW [Faint = 1, Strong = 4] },
}

#[cfg(any())]
mod never {
    hlsl_macros::include_hlsl! {
        mod nothing = { "there/is/no.hlsl" ps_6_0 main }
    }
}

fn main() {
    let view = flat::View::new([[0.0; 4]; 4], [0.0, 1.0, 2.0]);
    assert_eq!(bytemuck::bytes_of(&view).len(), flat::View::SIZE);
    let bindings: Vec<(&str, u32, u32)> =
        flat::bindings::ALL.iter().map(|it| (it.name, it.binding, it.stages)).collect();
    // The camera is one for both stages; nothing shares a number.
    assert_eq!(bindings, [("camera", 0, 0x11), ("map", 1, 0x10), ("nearest", 2, 0x10)]);
    assert_eq!((flat::vs::STAGE, flat::ps::STAGE, flat::glow::STAGE), ("vertex", "pixel", "pixel"));
    assert_eq!(flat::SpecConstants::DEFAULT.fade, 0.5);
    assert_eq!(flat::vs::Vertex::STRIDE, 20);
    // A running program gives the pixel shader the same numbers.
    assert!(flat::ps::RELOAD.contains("argument -fvk-bind-name\nargument map\nargument 1\nargument 0\n"));
    let chosen = permuted::Permutation { glow: permuted::Glow::Strong };
    assert_ne!(permuted::glow::spirv(chosen), permuted::glow::spirv(permuted::Permutation::default()));
    assert_eq!(permuted::corner::MODULES.len(), 1);
}
