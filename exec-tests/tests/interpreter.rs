//! The interpreter gives the numbers that the execution cases expect.
//!
//! `CASE=text` runs only those whose path has the text in it, and prints what the interpreter does not understand.

use exec_tests::case::Case;
use exec_tests::interpret::{self, Stop};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// So many cases the interpreter understands by now. Raise it with each one more.
const UNDERSTOOD: usize = 106;
/// Cases that ask for waves run on any size of them.
const WAVE: usize = 8;

fn find(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).expect("the folder of the cases is there");
    let mut entries: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            find(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "hlsl") {
            found.push(path);
        }
    }
}

#[test]
fn all_cases_that_the_interpreter_understands_agree() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    let wanted = std::env::var("CASE").unwrap_or_default();
    let mut paths = Vec::new();
    find(&folder, &mut paths);
    paths.retain(|path| path.to_string_lossy().contains(&wanted));
    let mut understood = 0;
    let mut reasons: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut wrong = Vec::new();
    for path in &paths {
        let name = path.strip_prefix(&folder).unwrap_or(path).display().to_string();
        let case = Case::read(path).expect("the case says what it expects");
        match interpret::file(&case, WAVE) {
            Ok(found) => {
                understood += 1;
                let compare = |(binding, _): &(u32, Vec<_>)| match found.iter().find(|it| it.0 == *binding) {
                    Some((_, bytes)) => case.compare(*binding, bytes),
                    None => Err(format!("binding {binding} is missing")),
                };
                if let Err(text) = case.expected.iter().try_for_each(compare) {
                    wrong.push(format!("{name}:\n{text}"));
                }
            }
            Err(Stop::Unsupported(what)) => {
                reasons.entry(format!("unsupported: {what}")).or_default().push(name)
            }
            // Cases of what is undefined say `any` there, and store it all the same.
            Err(Stop::Undefined(why)) => reasons.entry(format!("undefined: {why}")).or_default().push(name),
            Err(Stop::Refused(why)) => wrong.push(format!("{name}: refused: {why}")),
        }
    }
    for (reason, names) in &reasons {
        println!("{} {reason} ({})", names.len(), names.join(", "));
    }
    println!("{understood} of {} cases are understood", paths.len());
    assert!(wrong.is_empty(), "{} are wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(!wanted.is_empty() || understood >= UNDERSTOOD, "only {understood} cases are understood");
}
