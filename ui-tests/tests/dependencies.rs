//! What `hlsl-macros` brings into a user's build is what docs/dependencies.md says, and little.

use std::{collections::BTreeSet, fs, path::Path, process::Command};

#[test]
fn every_crate_is_named_with_its_reason() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
    let mut command = Command::new(cargo);
    command.args([
        "tree",
        "--offline",
        "--package",
        "hlsl-macros",
        "--edges",
        "normal,build",
        "--prefix",
        "none",
    ]);
    let output = command.current_dir(root).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let tree = String::from_utf8(output.stdout).unwrap();
    let crates: BTreeSet<&str> = tree.lines().filter_map(|line| line.split(' ').next()).collect();

    let page = fs::read_to_string(root.join("docs/dependencies.md")).unwrap();
    let named: BTreeSet<&str> =
        page.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
    assert_eq!(crates, named);

    let versions: BTreeSet<String> =
        tree.lines().map(|line| line.split(' ').take(2).collect::<Vec<_>>().join(" ")).collect();
    assert!(versions.len() <= 20, "{versions:?}");
    for builder in ["cc", "cmake", "pkg-config", "bindgen", "autotools"] {
        assert!(!crates.contains(builder), "{builder} calls compilers of C");
    }
}
