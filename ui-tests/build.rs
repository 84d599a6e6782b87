//! The same shaders through the build helper, whose text every lint sees: it is included, not expanded.

use hlsl_build::{Builder, Error, Layout, MathLibrary, Permutations, VertexBuffers};

fn main() -> Result<(), Error> {
    Builder::new()
        .dir("tests/shaders/built")
        .exclude("math")
        .exclude("tight")
        .vertex(VertexBuffers::Interleaved)
        .constants(true)
        .derive("PartialEq")
        .pod_derive(true)
        .args(["-enable-16bit-types".to_owned()])
        .compile("built.rs")?;
    Builder::new()
        .dir("tests/shaders/built/math")
        .vertex(VertexBuffers::Interleaved)
        .math(MathLibrary::Glam)
        .pod_derive(true)
        .compile("math.rs")?;
    Builder::new()
        .dir("tests/shaders/built/tight")
        .layout(Layout::Scalar)
        .math(MathLibrary::Glam)
        .pod_derive(true)
        .compile("tight.rs")?;
    let axes = Permutations::new()
        .choice("Quality", "QUALITY", [("Low", "0"), ("High", "4")])
        .features("Features", ["SHADOWS", "FOG"]);
    Builder::new()
        .entry("tests/shaders/permuted.hlsl", "vs_6_0", "place")
        .entry("tests/shaders/permuted.hlsl", "ps_6_0", "shade")
        .permutations("tests/shaders/permuted.hlsl", axes)
        .pod_derive(true)
        .compile("permuted.rs")?;
    Ok(())
}
