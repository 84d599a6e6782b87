//! `dump: true` writes a file that somebody can read, and the build goes on.

#[path = "support/workspace.rs"]
mod workspace;

use std::{fs, process::Command};

use workspace::{Uses, Workspace};

const SHADER: &str = "cbuffer Scene { float4x4 view; float3 eye; };
float4 main(float4 at : POSITION) : SV_Position { return mul(view, at) + eye.xyzz; }
";

#[test]
fn an_expansion_is_a_file_for_readers() {
    let workspace = Workspace::new("dump", &[("dumped", Uses::Macros)]);
    workspace.write("dumped/src/main.hlsl", SHADER);
    let call = "hlsl_macros::include_hlsl!(\"main.hlsl\", vs_6_0, main, dump: true);\n";
    workspace.write(
        "dumped/src/main.rs",
        &format!("{call}fn main() {{ print!(\"{{}}\", main::ENTRY_POINT); }}\n"),
    );
    workspace.forget_results();
    let (out, err) = workspace.cargo(&["run", "--package", "dumped"]);
    assert_eq!(out, "main");
    let told = err.lines().find_map(|it| it.strip_prefix("note: what the shader `main` expands to is in "));
    let text = fs::read_to_string(told.unwrap_or_else(|| panic!("no note in {err}"))).unwrap();
    for expected in ["pub struct Scene {", "pub const ENTRY_POINT: &str = \"main\";", "119734787,"] {
        assert!(text.contains(expected), "{expected} is not in\n{text}");
    }
    for noise in ["::core::", "::bytemuck::", "include_bytes"] {
        assert!(!text.contains(noise), "{noise} is in\n{text}");
    }
    if Command::new("rustfmt").arg("--version").output().is_ok_and(|it| it.status.success()) {
        let longest = text.lines().map(str::len).max();
        assert!(longest < Some(200), "{longest:?}:\n{text}");
    }
}
