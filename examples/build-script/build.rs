fn main() {
    hlsl_build::Builder::new()
        .dir("shaders")
        .entry("blur.hlsl", "cs_6_0", "blur_rows")
        .entry("blur.hlsl", "cs_6_0", "blur_columns")
        .entry("post/grade.hlsl", "ps_6_0", "grade")
        .compile("shaders.rs");
}
