//! A real editor as the client: Neovim, where it is installed.

use std::{fs, process::Command};

const SHADER: &str = "\
struct Input { float4 color : COLOR; };
/* 😀 */ float4 shade(float4 color) { return color; }
float4 main(Input input) : SV_Target {
    return shade(input.colour);
}
";

#[test]
fn neovim_sees_mistakes_jumps_renames_and_completes() {
    if Command::new("nvim").arg("--version").output().is_err() {
        println!("not checked: Neovim is not installed");
        return;
    }
    let folder = std::env::temp_dir().join(format!("hlsl-lsp-neovim-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("tint.ps.hlsl");
    fs::write(&file, SHADER).expect("a file");
    let server = env!("CARGO_BIN_EXE_hlsl-lsp");
    let arguments = format!("lua arg_server, arg_file = [[{server}]], [[{}]]", file.display());
    let script = concat!("luafile ", env!("CARGO_MANIFEST_DIR"), "/tests/neovim.lua");
    let output = Command::new("nvim")
        .args(["--headless", "--clean", "-c", &arguments, "-c", script])
        .env("XDG_STATE_HOME", &folder)
        .output()
        .expect("Neovim runs");
    let _ = fs::remove_dir_all(&folder);
    let said = String::from_utf8_lossy(&output.stdout);
    let expected = [
        "error: no member named `colour` in `Input`",
        "errors: 0",
        "definition: 2:18",
        "completion: float4 color : COLOR",
        "renamed:     return light(input.color);",
        "renamed: /* 😀 */ float4 light(float4 color) { return color; }",
    ];
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines, expected, "{}", String::from_utf8_lossy(&output.stderr));
}
