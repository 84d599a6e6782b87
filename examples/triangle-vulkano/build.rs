//! Shaders of a test, through the build helper: the example itself has the macro.

use hlsl_build::{Builder, Error, Library, Permutations, Target};

fn main() -> Result<(), Error> {
    let mut builder = Builder::new();
    for name in ["uniform", "specialized", "permuted"] {
        builder.entry(format!("tests/shaders/{name}.hlsl"), "cs_6_0", "main");
    }
    let axes = Permutations::new()
        .choice("Count", "COUNT", [("One", "1"), ("Two", "2")])
        .features("Parts", ["LAST"]);
    builder.permutations("tests/shaders/permuted.hlsl", axes);
    builder.target(Target::Vulkan1_1).emit(Library::Vulkano).compile("built.rs")?;
    Ok(())
}
