//! Who wants WGSL builds our own crates and what they need: naga is for the tests alone.

use std::process::Command;

#[test]
fn naga_is_not_in_a_users_tree() {
    for package in ["hlsl-build", "hlsl-macros"] {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let args = [
            "tree",
            "--offline",
            "--edges",
            "normal,build",
            "--prefix",
            "none",
            "--features",
            "wgsl",
            "--package",
        ];
        let output =
            Command::new(cargo).args(args).arg(package).current_dir(env!("CARGO_MANIFEST_DIR")).output();
        let output = output.expect("cargo can be run");
        let tree = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(tree.contains("hlsl-wgsl "), "{package} does not write WGSL:\n{tree}");
        let others: Vec<&str> = tree.lines().filter(|it| it.contains("naga")).collect();
        assert!(others.is_empty(), "{package} needs {others:?}");
    }
}
