//! Compiles every entry point that the shaders list in their first lines, `// entry: profile name options...`, at every
//! optimization level, and runs spirv-val on each module.

use hlsl_core::options::Options;
use hlsl_core::source::load::FileLoader;
use std::path::{Path, PathBuf};

#[path = "../../../hlsl-core/tests/support/validator.rs"]
mod validator;

const LEVELS: &[&str] = &["-Od", "-O3", "-Os", "-fcgl"];

struct Entry {
    file: PathBuf,
    args: Vec<String>,
}

fn entries() -> Vec<Entry> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("shaders");
    let mut entries = Vec::new();
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|it| it.unwrap().path()).collect();
    files.sort();
    for file in files.iter().filter(|it| it.extension().is_some_and(|it| it == "hlsl")) {
        let text = std::fs::read_to_string(file).unwrap();
        let before = entries.len();
        for line in text.lines().filter_map(|it| it.strip_prefix("// entry: ")) {
            let mut words = line.split_whitespace().map(str::to_owned);
            let (profile, name) = (words.next().unwrap(), words.next().unwrap());
            let mut args = vec!["-T".to_owned(), profile, "-E".to_owned(), name];
            args.extend(words);
            entries.push(Entry { file: file.clone(), args });
        }
        assert!(entries.len() > before, "{} names no entry point", file.display());
    }
    entries
}

fn compile(entry: &Entry, level: &str) -> Result<Vec<u32>, String> {
    let args: Vec<&str> = entry.args.iter().map(String::as_str).chain([level]).collect();
    let options = Options::from_args(args).map_err(|invalid| invalid.to_string())?;
    let output = hlsl_core::Compilation::of(&entry.file.to_string_lossy(), &FileLoader::default(), &options);
    let reports: Vec<String> = output.reports().into_iter().map(|report| report.text).collect();
    if !reports.is_empty() {
        return Err(reports.join("\n"));
    }
    output.words.ok_or_else(|| "no words and no reason".to_owned())
}

#[test]
fn every_entry_point_compiles_at_every_level() {
    let validator = validator::Validator::find();
    let entries = entries();
    let mut failures = Vec::new();
    for entry in &entries {
        for level in LEVELS {
            // The direct output of lowering need not be valid for Vulkan.
            let valid = compile(entry, level).and_then(|words| match &validator {
                Some(validator) if *level != "-fcgl" => validator.check(&words, &entry.args),
                _ => Ok(()),
            });
            if let Err(error) = valid {
                failures.push(format!("{} {} {level}: {error}", entry.file.display(), entry.args.join(" ")));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(entries.len() >= 60, "only {} entry points were found", entries.len());
}
