//! Shaders of a test, through the build helper: the example itself has the macro.

use hlsl_build::{Builder, Error, Library, Target};

fn main() -> Result<(), Error> {
    let mut builder = Builder::new();
    for name in ["uniform", "specialized"] {
        builder.entry(format!("tests/shaders/{name}.hlsl"), "cs_6_0", "main");
    }
    builder.target(Target::Vulkan1_1).emit(Library::Vulkano).compile("built.rs")?;
    Ok(())
}
