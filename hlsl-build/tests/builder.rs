//! The builder outside of cargo: a folder of shaders, all their errors at once, and a C program that links them.

use std::{fs, path::PathBuf, process::Command};

use hlsl_build::{Builder, Error, Layout};

const LIGHTS: &str = "
struct Light { float3 place; float range; float3 color; };
cbuffer Scene : register(b1) { float4x4 view; Light lights[3]; float a[2]; float in_tail; bool on; };
RWStructuredBuffer<float4> result : register(u2);
[shader(\"compute\")] [numthreads(8, 4, 1)]
void shade(uint3 id : SV_DispatchThreadID) {
    result[id.x] = mul(view, float4(lights[id.x % 3].color, a[1] + in_tail)) * (on ? 1.0 : 0.5);
}
";

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("shaders")).unwrap();
    folder
}

fn builder(folder: &std::path::Path) -> Builder {
    let mut builder = Builder::new();
    builder.dir(folder.join("shaders")).out_dir(folder.join("out")).cargo_metadata(false);
    builder
}

#[test]
fn a_folder_becomes_a_rust_file() {
    let folder = folder("rust_file");
    fs::write(folder.join("shaders/lights.hlsl"), LIGHTS).unwrap();
    fs::write(folder.join("shaders/flat.ps.hlsl"), "float4 main() : SV_Target { return 1; }").unwrap();
    let output = builder(&folder).emit_spv(true).compile("shaders.rs").unwrap();
    let names: Vec<&str> = output.shaders.iter().map(|(_, entry, _)| entry.as_str()).collect();
    assert_eq!(names, ["main", "shade"]);
    let text = fs::read_to_string(&output.rust).unwrap();
    for expected in ["pub mod flat_ps", "pub mod lights", "pub mod shade", "pub struct Scene", "[8, 4, 1]"] {
        assert!(text.contains(expected), "{expected} is missing");
    }
    assert_eq!(fs::read(folder.join("out/lights.shade.spv")).unwrap()[..4], 0x0723_0203u32.to_le_bytes());
}

#[test]
fn errors_of_all_shaders_come_back_together() {
    let folder = folder("errors");
    fs::write(folder.join("shaders/one.ps.hlsl"), "float4 main() : SV_Target { return first; }").unwrap();
    fs::write(folder.join("shaders/two.ps.hlsl"), "float4 main() : SV_Target { return second; }").unwrap();
    let Err(Error::Shaders { text, count }) = builder(&folder).compile("shaders.rs") else {
        panic!("no error")
    };
    assert_eq!(count, 2);
    assert!(text.contains("`first`") && text.contains("`second`"), "{text}");
}

#[test]
fn a_c_program_links_words_and_structs() {
    let folder = folder("c_library");
    fs::write(folder.join("shaders/lights.hlsl"), LIGHTS).unwrap();
    let out = builder(&folder).layout(Layout::Dx).c_library("shaders").unwrap();
    let main = folder.join("main.c");
    fs::write(
        &main,
        "#include \"shaders.h\"\n#include <stdio.h>\nint main(void) {\n\
         printf(\"%x %d %zu %zu\\n\", (unsigned)shaders_shade_spirv[0], SHADERS_SCENE_BINDING,\n\
         offsetof(shaders_Scene, in_tail), sizeof(shaders_Light));\n\
         return shaders_shade_spirv_size == sizeof(shaders_shade_spirv) ? 0 : 1;\n}\n",
    )
    .unwrap();
    let program = folder.join("main");
    let compiled = Command::new("cc")
        .args(["-std=c11", "-Wall", "-Werror", "-I"])
        .arg(&out)
        .arg(&main)
        .arg(out.join("libshaders.a"))
        .arg("-o")
        .arg(&program)
        .output()
        .unwrap();
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let ran = Command::new(&program).output().unwrap();
    assert!(ran.status.success());
    // Three lights of 32 bytes from 64 on, then `a`: Direct3D puts the next scalar behind its last element.
    assert_eq!(String::from_utf8_lossy(&ran.stdout), "7230203 1 180 32\n");
}
