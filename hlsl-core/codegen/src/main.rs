//! Writes the committed tables: `intrinsics/table.rs` and `intrinsics/names.rs` from `intrinsics.def`, `spirv/table.rs` from
//! Khronos' grammar files, `grammar/table.rs` from these and `grammar/instructions.def`.
//!
//! `cargo run -p hlsl-codegen` writes them; `cargo test -p hlsl-codegen` says whether they are current.

mod check;
mod declarations;
mod enumerants;
mod facts;
mod grammar;
mod khronos;
mod write;

use std::{fs, path::PathBuf, process::ExitCode};

use khronos::Grammar;

/// The sources of one of the crates beside this one.
fn sources(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", name, "src"].iter().collect()
}

/// The text of each file, or every mistake in the declarations.
fn generate(grammar: &Grammar, source: &str) -> Result<[(&'static str, String); 2], Vec<String>> {
    let path = "hlsl-core/frontend/src/intrinsics.def";
    let file = declarations::parse(source, path).map_err(|error| vec![error])?;
    let table = check::table(&file, grammar, source, path)?;
    Ok([("table.rs", write::table(&table)), ("names.rs", write::names(&table))])
}

/// The text of `grammar/table.rs`, or a mistake in the facts.
fn generate_grammar(grammar: &Grammar, source: &str) -> Result<String, Vec<String>> {
    let path = "hlsl-core/backend/src/grammar/instructions.def";
    let rows = facts::parse(source, path).map_err(|error| vec![error])?;
    match grammar::unknown(grammar, &rows)[..] {
        [] => Ok(grammar::table(grammar, &rows)),
        ref unknown => {
            Err(unknown.iter().map(|it| format!("{path}: SPIR-V has no instruction `{it}`")).collect())
        }
    }
}

fn run() -> Result<(), Vec<String>> {
    let grammar = khronos::read().map_err(|error| vec![error])?;
    let (folder, back) = (sources("frontend"), sources("backend"));
    let read = |error: std::io::Error| vec![format!("{}: {error}", folder.display())];
    let source = fs::read_to_string(folder.join("intrinsics.def")).map_err(read)?;
    for (name, text) in generate(&grammar, &source)? {
        write_changed(folder.join("intrinsics").join(name), &text).map_err(read)?;
    }
    write_changed(sources("base").join("spirv/table.rs"), &enumerants::table(&grammar)).map_err(read)?;
    let facts = fs::read_to_string(back.join("grammar/instructions.def")).map_err(read)?;
    write_changed(back.join("grammar/table.rs"), &generate_grammar(&grammar, &facts)?).map_err(read)
}

/// Leaves a file alone that has this text already: cargo would build its crate, and all that depend on it, again.
fn write_changed(path: PathBuf, text: &str) -> std::io::Result<()> {
    match fs::read_to_string(&path) {
        Ok(found) if found == text => Ok(()),
        _ => fs::write(path, text),
    }
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
        let source = fs::read_to_string(sources("frontend").join("intrinsics.def")).unwrap();
        for (name, text) in generate(&grammar(), &source).unwrap() {
            let committed = fs::read_to_string(sources("frontend").join("intrinsics").join(name)).unwrap();
            assert!(text == committed, "{name}: run `cargo run -p hlsl-codegen`");
        }
    }

    fn grammar() -> Grammar {
        khronos::read().unwrap()
    }

    #[test]
    fn the_committed_enumerants_are_current() {
        let committed = fs::read_to_string(sources("base").join("spirv/table.rs")).unwrap();
        assert!(enumerants::table(&grammar()) == committed, "run `cargo run -p hlsl-codegen`");
    }

    fn instructions() -> String {
        fs::read_to_string(sources("backend").join("grammar/instructions.def")).unwrap()
    }

    #[test]
    fn the_committed_grammar_is_current() {
        let committed = fs::read_to_string(sources("backend").join("grammar/table.rs")).unwrap();
        assert!(
            generate_grammar(&grammar(), &instructions()).unwrap() == committed,
            "run `cargo run -p hlsl-codegen`"
        );
    }

    /// A new opcode has the cautious row until a family names it.
    #[test]
    fn every_instruction_of_shaders_has_a_row() {
        let rows = facts::parse(&instructions(), "instructions.def").unwrap();
        assert_eq!(grammar::incomplete(&grammar(), &rows), Vec::<&str>::new());
    }

    #[test]
    fn a_mistake_in_a_row_is_told_with_its_place() {
        let errors = generate_grammar(&grammar(), "family a { FAdd: pur; }").unwrap_err();
        assert!(errors[0].ends_with("instructions.def:1:18: `pur` is not a fact"), "{}", errors[0]);
        let errors = generate_grammar(&grammar(), "family a { FAdd; FAdd; }").unwrap_err();
        assert!(errors[0].ends_with(":1:18: `FAdd` has a row already"), "{}", errors[0]);
        let errors = generate_grammar(&grammar(), "family a { FAddd; }").unwrap_err();
        assert!(errors[0].ends_with("SPIR-V has no instruction `FAddd`"), "{}", errors[0]);
    }

    #[test]
    fn a_mistake_is_told_with_its_place() {
        let errors =
            generate(&grammar(), "set real = float;\nfn sine<T: reel>(x: T) -> T = ext Sin;\n").unwrap_err();
        assert_eq!(errors, ["hlsl-core/frontend/src/intrinsics.def:2:12: no set is called `reel`"]);
        let errors = generate(&grammar(), "fn zero() -> float = op Zero;").unwrap_err();
        assert_eq!(errors, ["hlsl-core/frontend/src/intrinsics.def:1:25: SPIR-V has no instruction `Zero`"]);
        let errors = generate(&grammar(), "fnabs() = rust abs;").unwrap_err();
        assert!(errors[0].contains("intrinsics.def:1:1"), "{}", errors[0]);
    }
}
