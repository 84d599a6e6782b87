fn main() -> Result<(), hlsl_build::Error> {
    // The shaders say themselves what their entry points are.
    hlsl_build::Builder::new().dir("shaders").compile("shaders.rs")?;
    Ok(())
}
