//! What `printf` prints, as text: the validation layers put the values into the format, so a wrong format, a wrong value
//! and a value at the wrong place all show.
//!
//! A case in `prints` has its arguments and the texts that one group of threads prints in its first lines. The order
//! does not matter, since threads have none.

use exec_tests::{compile, printer::Printer};
use std::{fs, path::Path};

/// Debug information and `printf` are two instruction sets that the layers must tell apart.
const OPTIONS: [&[&str]; 6] = [
    &[],
    &["-Od"],
    &["-O1"],
    &["-fspv-target-env=vulkan1.3"],
    &["-Zi", "-fspv-target-env=vulkan1.1"],
    &["-fspv-debug=vulkan-with-source"],
];

/// The rests of the lines that start with `// word: `.
fn header<'a>(text: &'a str, word: &str) -> Vec<&'a str> {
    let start = format!("// {word}: ");
    text.lines().filter_map(|line| line.strip_prefix(&start)).collect()
}

#[test]
fn shaders_print_the_expected_text() {
    let must_validate = std::env::var("HLSL_REQUIRE_VALIDATOR").is_ok_and(|value| value == "1");
    let Some(printer) = Printer::open().unwrap_or_else(|error| panic!("{error}")) else {
        assert!(
            !must_validate,
            "the validation layers are not installed; `scripts/prepare layers` installs them"
        );
        eprintln!("skipped: the validation layers, which print, are not installed");
        return;
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("prints");
    let mut failures = Vec::new();
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("the cases are there") {
        let path = entry.expect("the folder can be read").path();
        let text = fs::read_to_string(&path).expect("a case can be read");
        let mut expected = header(&text, "prints");
        expected.sort_unstable();
        assert!(!expected.is_empty(), "{} does not say what it prints", path.display());
        for options in OPTIONS {
            let args = header(&text, "args").into_iter().flat_map(|line| line.split(' '));
            let args: Vec<&str> = args.chain(options.iter().copied()).collect();
            let printed = compile::file(&path, &args).and_then(|words| printer.run(&words, "main"));
            let printed = printed.map(|mut texts| {
                texts.sort_unstable();
                texts
            });
            if printed.as_ref().is_ok_and(|texts| *texts == expected) {
                count += 1;
                continue;
            }
            failures.push(format!("{} {options:?}:\n{printed:#?}, not\n{expected:#?}", path.display()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
    assert!(count >= 3 * OPTIONS.len(), "cases are missing: only {count} runs");
}
