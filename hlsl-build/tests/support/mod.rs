//! Runs the command in a folder.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

pub const SHADER: &str = "cbuffer Tint : register(b2) { float3 color; float strength; };
float4 main(float2 uv : TEXCOORD0) : SV_Target { return float4(color * strength, uv.x); }
";

pub struct Ran {
    pub good: bool,
    pub out: String,
    pub err: String,
}

/// A folder of its own for each test.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("hlslc-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("inc")).unwrap();
    folder
}

pub fn run(folder: &Path, arguments: &str, input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hlslc"))
        .current_dir(folder)
        .args(arguments.split(' ').filter(|it| !it.is_empty()))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The command may have ended without reading.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Ran {
        good: output.status.success(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}
