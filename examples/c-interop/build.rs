fn main() -> Result<(), hlsl_build::Error> {
    let folder = hlsl_build::Builder::new().dir("shaders").c_library("shaders")?;
    cc::Build::new().file("src/scene.c").include(folder).std("c11").compile("scene");
    println!("cargo::rerun-if-changed=src/scene.c");
    Ok(())
}
