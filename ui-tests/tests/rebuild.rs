//! A change in an include two levels down reaches the rebuilt program; no change rebuilds nothing.

use std::{fs, path::Path, process::Command};

fn cargo(folder: &Path, arguments: &[&str]) -> (String, String) {
    let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
    let output = Command::new(cargo)
        .args(arguments)
        .arg("--offline")
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .current_dir(folder)
        .output()
        .unwrap();
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{err}");
    (out.into_owned(), err.into_owned())
}

#[test]
fn an_include_two_levels_down_rebuilds_the_program() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let temporary = tempfile::tempdir().unwrap();
    let folder = temporary.path();
    let macros = root.join("hlsl-macros");
    fs::create_dir_all(folder.join("src/shaders")).unwrap();
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    let manifest = format!(
        "[package]\nname = \"user\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[dependencies]\nbytemuck = \"1\"\n\
         hlsl-macros = {{ path = {macros:?} }}\n\n[workspace]\n"
    );
    fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    let main = "hlsl_macros::include_hlsl!(\"shaders/main.hlsl\", cs_6_0, main);\n\
                fn main() { println!(\"{:?} {}\", main::WORKGROUP_SIZE, main::bindings::OUTPUT.binding); }\n";
    fs::write(folder.join("src/main.rs"), main).unwrap();
    let shader = "#include \"first.hlsli\"\nRWStructuredBuffer<float> output : register(PLACE);\n\
                  [numthreads(SIZE, 1, 1)] void main(uint3 id : SV_DispatchThreadID) { output[id.x] = 1; }\n";
    fs::write(folder.join("src/shaders/main.hlsl"), shader).unwrap();
    fs::write(folder.join("src/shaders/first.hlsli"), "#include \"second.hlsli\"\n#define PLACE u3\n")
        .unwrap();
    let deepest = folder.join("src/shaders/second.hlsli");
    fs::write(&deepest, "#define SIZE 64\n").unwrap();

    assert_eq!(cargo(folder, &["run", "--quiet"]).0, "[64, 1, 1] 3\n");
    let fresh = cargo(folder, &["build"]).1;
    assert!(!fresh.contains("Compiling"), "nothing changed, yet: {fresh}");

    // File systems count time in steps; cargo compares with the time of the last build.
    std::thread::sleep(std::time::Duration::from_millis(1100));
    fs::write(&deepest, "#define SIZE 32\n").unwrap();
    assert_eq!(cargo(folder, &["run", "--quiet"]).0, "[32, 1, 1] 3\n");
}
