fn main() -> Result<(), hlsl_build::Error> {
    hlsl_build::Builder::new()
        .dir("shaders")
        .entry("shaders/blur.hlsl", "cs_6_0", "blur_rows")
        .entry("shaders/blur.hlsl", "cs_6_0", "blur_columns")
        .entry("shaders/post/grade.hlsl", "ps_6_0", "grade")
        .compile("shaders.rs")?;
    Ok(())
}
