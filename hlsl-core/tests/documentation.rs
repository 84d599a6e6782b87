//! docs/options.md says of every option what `-help` says. `BLESS=1 cargo test -p hlsl-core --test documentation` writes it.

use std::{fs, path::Path};

use hlsl_core::options::args;

#[test]
fn the_reference_of_options_is_current() {
    let mut text = String::from(
        "# Options\n\nThose of `hlslc`, which are DXC's, and of `args: [...]` and `Builder::args`. The macros' own options are in\n\
         the documentation of `include_hlsl!`, those of build scripts are the methods of `hlsl_build::Builder`.\n",
    );
    let mut headline = "";
    for option in args::described() {
        if headline != option.group {
            headline = option.group;
            text.push_str(&format!("\n## {headline}\n\n| option | what it does |\n|---|---|\n"));
        }
        let cell = |text: &str| text.replace('|', "\\|").replace('<', "&lt;").replace('>', "&gt;");
        text.push_str(&format!("| `{}` | {} |\n", option.usage().replace('|', "\\|"), cell(option.help)));
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/options.md");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == text, "docs/options.md is not current: run this with BLESS=1");
}
