//! The command line as build systems use it.
#![cfg(feature = "cli")]

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

struct Ran {
    good: bool,
    out: String,
    err: String,
}

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("hlslc-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("inc")).unwrap();
    folder
}

fn run(folder: &Path, arguments: &str, input: &str) -> Ran {
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

#[test]
fn wrong_arguments_are_told_on_standard_error_with_exit_code_1() {
    let folder = folder("wrong");
    for (arguments, expected) in [
        ("-T ps_6_0", "no input file"),
        ("-T ps_6_0 -fvk-invert-x a.hlsl", "did you mean `-fvk-invert-y`?"),
        ("-T ps_9_0 a.hlsl", "error: unknown target profile `ps_9_0`"),
        ("a.hlsl", "error: no target profile is given"),
        ("-T ps_6_0 a.hlsl", "error: cannot read `a.hlsl`: no such file"),
        ("-T ps_6_0 a.hlsl b.hlsl", "warning: more than one input file: `a.hlsl` is ignored"),
        ("@missing.rsp", "cannot read response file `missing.rsp`"),
        ("-T ps_6_0 a.hlsl -Vn x", "(-Vn)"),
    ] {
        let ran = run(&folder, arguments, "");
        assert!(!ran.good && ran.out.is_empty(), "{arguments}");
        assert!(ran.err.contains(expected), "{arguments}: {}", ran.err);
    }
}

#[test]
fn help_and_version_go_to_standard_output() {
    let folder = folder("help");
    assert!(run(&folder, "-help", "").out.contains("-fspv-target-env=<environment>"));
    assert!(run(&folder, "--version", "").out.starts_with("hlslc "));
}

#[test]
fn preprocessing_goes_to_a_file_and_standard_input_to_standard_output() {
    let folder = folder("preprocess");
    fs::write(folder.join("a.hlsl"), "#include \"inc\\b.hlsli\"\nX __FILE__\n").unwrap();
    fs::write(folder.join("inc/b.hlsli"), "#define X x\nB\n").unwrap();
    let ran = run(&folder, "-P a.hlsl -H", "");
    assert!(ran.good && ran.out.is_empty());
    assert_eq!(ran.err, ". inc/b.hlsli\n");
    let text = fs::read_to_string(folder.join("a.i")).unwrap();
    assert_eq!(text, "#line 2 \"inc/b.hlsli\"\nB\n#line 2 \"a.hlsl\"\nx \"a.hlsl\"\n");
    let ran = run(&folder, "-P -T ps_6_0 -DX=3 -", "X __FILE__");
    assert_eq!(ran.out, "#line 1 \"<stdin>\"\n3 \"<stdin>\"\n");
    fs::write(folder.join("all.rsp"), "-T ps_6_0 -P\n-Fi \"out file.i\" -D 'Y=a b'").unwrap();
    assert!(run(&folder, "@all.rsp a.hlsl", "").good);
    assert!(fs::read_to_string(folder.join("out file.i")).unwrap().contains("x \"a.hlsl\""));
}

#[test]
fn dependencies_are_a_rule_for_make() {
    let folder = folder("dependencies");
    fs::write(folder.join("a.hlsl"), "#include \"inc/b.hlsli\"\n").unwrap();
    fs::write(folder.join("inc/b.hlsli"), "\n").unwrap();
    let rule = "a.spv: \\\n  a.hlsl \\\n  inc/b.hlsli\n";
    let ran = run(&folder, "-T ps_6_0 -M a.hlsl", "");
    assert_eq!(ran.out, rule);
    assert!(run(&folder, "-T ps_6_0 -M -MF a.dep a.hlsl", "").good);
    assert_eq!(fs::read_to_string(folder.join("a.dep")).unwrap(), rule);
}

#[test]
fn errors_have_the_form_that_tools_read() {
    let folder = folder("errors");
    fs::write(folder.join("a.hlsl"), "\n  #error no\n").unwrap();
    let ran = run(&folder, "-T ps_6_0 a.hlsl -Fo a.spv", "");
    assert!(!ran.good && !folder.join("a.spv").exists());
    assert_eq!(ran.err.lines().next(), Some("a.hlsl:2:4: error: no"));
    let ran = run(&folder, "-T ps_6_0 a.hlsl -Fe errors.txt", "");
    assert!(!ran.good && ran.err.is_empty());
    assert!(fs::read_to_string(folder.join("errors.txt")).unwrap().starts_with("a.hlsl:2:4: error: no\n"));
}
