//! Turns `hlsl-core/src/intrinsics.def` into what is committed in `hlsl-core/src/intrinsics`: the table and its names.
//!
//! `cargo run -p hlsl-codegen` writes it; `cargo test -p hlsl-codegen` says whether it is current.

mod check;
mod declarations;
mod write;

use std::{fs, path::PathBuf, process::ExitCode};

fn source_folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../src"))
}

/// The text of each file, or every mistake in the declarations.
fn generate(source: &str) -> Result<[(&'static str, String); 2], Vec<String>> {
    let path = "hlsl-core/src/intrinsics.def";
    let file = declarations::parse(source, path).map_err(|error| vec![error])?;
    let table = check::table(&file, source, path)?;
    Ok([("table.rs", write::table(&table)), ("names.rs", write::names(&table))])
}

fn run() -> Result<(), Vec<String>> {
    let folder = source_folder();
    let read = |error: std::io::Error| vec![format!("{}: {error}", folder.display())];
    let source = fs::read_to_string(folder.join("intrinsics.def")).map_err(read)?;
    for (name, text) in generate(&source)? {
        fs::write(folder.join("intrinsics").join(name), text).map_err(read)?;
    }
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(errors) => {
            for error in errors {
                eprintln!("{error}");
            }
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_committed_is_current() {
        let source = fs::read_to_string(source_folder().join("intrinsics.def")).unwrap();
        for (name, text) in generate(&source).unwrap() {
            let committed = fs::read_to_string(source_folder().join("intrinsics").join(name)).unwrap();
            assert!(text == committed, "{name}: run `cargo run -p hlsl-codegen`");
        }
    }

    #[test]
    fn a_mistake_is_told_with_its_place() {
        let errors = generate("set real = float;\nfn sine<T: reel>(x: T) -> T = ext Sin;\n").unwrap_err();
        assert_eq!(errors, ["hlsl-core/src/intrinsics.def:2:12: no set is called `reel`"]);
        let errors = generate("fn zero() -> float = op Zero;").unwrap_err();
        assert_eq!(errors, ["hlsl-core/src/intrinsics.def:1:25: SPIR-V has no instruction `Zero`"]);
        let errors = generate("fnabs() = rust abs;").unwrap_err();
        assert!(errors[0].contains("intrinsics.def:1:1"), "{}", errors[0]);
    }
}
