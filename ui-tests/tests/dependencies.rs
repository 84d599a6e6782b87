//! What `hlsl-macros` brings into a user's build is what docs/dependencies.md says, and little; and everything that our
//! packages bring, with any feature, has a license that lets anybody use it.

use std::{collections::BTreeSet, fs, path::Path, process::Command};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// What is built for packages on this platform, a line for each crate.
fn tree(arguments: &[&str]) -> String {
    let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
    let mut command = Command::new(cargo);
    command.args(["tree", "--offline", "--edges", "normal,build", "--prefix", "none"]).args(arguments);
    let output = command.current_dir(root()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn every_crate_is_named_with_its_reason() {
    let tree = tree(&["--package", "hlsl-macros"]);
    let crates: BTreeSet<&str> = tree.lines().filter_map(|line| line.split(' ').next()).collect();

    let page = fs::read_to_string(root().join("docs/dependencies.md")).unwrap();
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

/// As SPDX writes them. None asks for more than a copy of its text.
const LICENSES: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// `MIT OR Apache-2.0`, `MIT/Apache-2.0`, `(MIT OR Apache-2.0) AND Unicode-3.0`.
fn is_allowed(license: &str) -> bool {
    license.split(" AND ").all(|part| {
        let part = part.trim_matches(['(', ')']);
        part.split(" OR ").flat_map(|it| it.split('/')).any(|it| LICENSES.contains(&it.trim()))
    })
}

#[test]
fn every_license_lets_anybody_use_the_crate() {
    let packages = ["--package", "hlsl-macros", "--package", "hlsl-build"];
    let tree = tree(&[&packages[..], &["--all-features", "--format", "{p}: {l}"]].concat());
    let crates: BTreeSet<&str> =
        tree.lines().map(|it| it.trim_end_matches(" (*)")).filter(|it| !it.is_empty()).collect();
    // naga and notify are there.
    assert!(crates.len() > 40, "{crates:?}");
    let refused: Vec<&&str> = crates
        .iter()
        .filter(|it| !it.rsplit_once(": ").is_some_and(|(_, license)| is_allowed(license)))
        .collect();
    assert!(refused.is_empty(), "{refused:#?}");
}

#[test]
fn licenses_are_read_as_spdx_means_them() {
    for license in ["MIT", "GPL-3.0 OR MIT", "Unlicense/MIT", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
        assert!(is_allowed(license), "{license}");
    }
    for license in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT OR Apache-2.0) AND MPL-2.0"] {
        assert!(!is_allowed(license), "{license}");
    }
}
