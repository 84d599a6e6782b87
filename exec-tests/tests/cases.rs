//! Runs every file under `cases/`, at the default level and unoptimized, and compares what comes out.
//!
//! `CASE=text` runs only those whose path has the text in it.

#[path = "../../hlsl-core/tests/support/validator.rs"]
mod validator;

use exec_tests::case::Case;
use exec_tests::compile;
use exec_tests::device::Device;
use exec_tests::shards::{Outcome, in_processes};
use std::path::{Path, PathBuf};
use validator::Validator;

const LEVELS: &[&[&str]] = &[&[], &["-Od"]];

fn find(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder of the cases is there")
        .flatten()
        .map(|entry| entry.path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            find(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "hlsl") {
            found.push(path);
        }
    }
}

fn run(
    device: &Device,
    validator: Option<&Validator>,
    path: &Path,
    level: &[&str],
) -> Result<Outcome, String> {
    let case = Case::read(path)?;
    let words = compile::words(&case, level)?;
    if let Some(validator) = validator {
        let args: Vec<String> =
            case.args.iter().cloned().chain(level.iter().map(|&arg| arg.to_owned())).collect();
        validator.check(&words, &args).map_err(|complaint| format!("spirv-val: {complaint}"))?;
    }
    Ok(device.judge(&case, &words, |found| {
        found.iter().try_for_each(|(binding, bytes)| case.compare(*binding, bytes))
    }))
}

#[test]
fn every_case_writes_the_numbers_it_expects() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    let wanted = std::env::var("CASE").unwrap_or_default();
    let mut paths = Vec::new();
    find(&folder, &mut paths);
    paths.retain(|path| path.to_string_lossy().contains(&wanted));
    assert!(!paths.is_empty(), "no case has `{wanted}` in its path");
    let all = paths.iter().flat_map(|path| LEVELS.iter().map(move |&level| (path, level)));

    in_processes("every_case_writes_the_numbers_it_expects", |share| {
        let device = Device::open().unwrap_or_else(|error| panic!("{error}"));
        let validator = Validator::find();
        share.each(
            all,
            |(path, level)| {
                let path = path.strip_prefix(&folder).unwrap_or(path);
                format!("{} {}", path.display(), level.join(" "))
            },
            |(path, level)| run(&device, validator.as_ref(), path, level).unwrap_or_else(Outcome::Failed),
        );
    });
}
